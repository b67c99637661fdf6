import { useState } from 'react';
import type { TrashedPost } from 'shared-api/contract/posts/trash.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { trashMessages as messages } from './messages.ts';
import { useTrashAction } from './use-trash-action.ts';

export function TrashActions({ post }: { post: TrashedPost }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, mutate } = useTrashAction(post);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.restoreOf(post.title)}
        disabled={isPending}
        onClick={() => mutate('restore')}
      >
        {messages.restore}
      </Button>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.eraseOf(post.title)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {messages.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={messages.eraseAction}
          of={post.title}
          onConfirm={() => {
            close();
            mutate('erase');
          }}
          onClose={close}
        >
          {messages.eraseText}
        </ConfirmDialog>
      )}
    </>
  );
}
