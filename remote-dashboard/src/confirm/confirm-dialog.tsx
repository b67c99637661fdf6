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
  variant?: 'danger' | 'solid';
  isPending: boolean;
  /** Another action, after the one that is confirmed. */
  also?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what cannot be undone, or wants a second decision. The way out comes first, and so has the focus. */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  variant = 'danger',
  isPending,
  also,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} open onClose={onClose}>
    <Stack>
      <p>{children}</p>
      <ButtonGroup>
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant={variant} aria-busy={isPending} onClick={() => !isPending && onConfirm()}>
          {confirm}
        </Button>
        {also}
      </ButtonGroup>
    </Stack>
  </Dialog>
);
