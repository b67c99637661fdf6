import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { ButtonGroup } from 'shared-ui/layout';
import { Button, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** What will be done, in the words of its button. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what cannot be undone. The way out comes first, and so has the focus. */
export const ConfirmDialog = ({ title, children, confirm, isPending, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} open onClose={onClose}>
    <Stack>
      <p>{children}</p>
      <ButtonGroup>
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="danger" aria-busy={isPending} onClick={() => !isPending && onConfirm()}>
          {confirm}
        </Button>
      </ButtonGroup>
    </Stack>
  </Dialog>
);
