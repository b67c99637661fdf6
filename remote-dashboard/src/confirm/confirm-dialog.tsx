import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** What will be done, in the words of its button. */
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmDialog = ({ title, children, confirm, isBusy, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} open onClose={onClose}>
    <div className="ui-form">
      <p>{children}</p>
      <div className="ui-actions">
        <Button variant="danger" aria-busy={isBusy} onClick={() => !isBusy && onConfirm()}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  </Dialog>
);
