import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { confirmMessages as messages } from './messages.ts';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** What will be done, in the words of its button. */
  confirm: string;
  variant?: 'danger' | 'solid';
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done. The way out comes first, and so has the focus. */
export const ConfirmDialog = ({ title, children, confirm, variant = 'danger', ...on }: ConfirmDialogProps) => (
  <Dialog title={title} open onClose={on.onClose}>
    {children}
    <ButtonGroup>
      <Button variant="outline" onClick={on.onClose}>
        {messages.cancel}
      </Button>
      <Button variant={variant} onClick={on.onConfirm}>
        {confirm}
      </Button>
    </ButtonGroup>
  </Dialog>
);
