import { useState } from 'react';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { draftsMessages as messages } from './messages.ts';

type DeleteDraftButtonProps = { title: string; text: string; isPending?: boolean; onDelete: () => void };

export function DeleteDraftButton({ title, text, isPending = false, onDelete }: DeleteDraftButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.deleteOf(title)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {messages.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={messages.deleteAction}
          of={title}
          onConfirm={() => {
            close();
            onDelete();
          }}
          onClose={close}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
