import { Text } from 'shared-ui/layout';
import { Bdi } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { postsMessages as messages } from './messages.ts';

type DeleteDialogProps = { title: string; onConfirm: () => void; onClose: () => void };

export const DeleteDialog = ({ title, ...on }: DeleteDialogProps) => (
  <ConfirmDialog title={messages.deleteTitle} confirm={messages.delete} {...on}>
    <p>
      <strong>
        <Bdi>{title}</Bdi>
      </strong>
    </p>
    <Text>{messages.deleteText}</Text>
  </ConfirmDialog>
);
