import { Dialog } from 'shared-ui/dialog';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Bdi, Button } from 'shared-ui/static';
import { postsMessages as messages } from './messages.ts';

type DeleteDialogProps = { title: string; onConfirm: () => void; onClose: () => void };

export const DeleteDialog = ({ title, onConfirm, onClose }: DeleteDialogProps) => (
  <Dialog title={messages.deleteTitle} open onClose={onClose}>
    <p>
      <strong>
        <Bdi>{title}</Bdi>
      </strong>
    </p>
    <Text>{messages.deleteText}</Text>
    <ButtonGroup>
      <Button variant="outline" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {messages.delete}
      </Button>
    </ButtonGroup>
  </Dialog>
);
