import { useState } from 'react';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { historyMessages as messages } from './messages.ts';
import { useRestoreText } from './use-restore-text.ts';

export function RestoreButton({ post, version }: { post: Post; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, restore } = useRestoreText(post);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" aria-busy={isPending} onClick={() => !isPending && setOpen(true)}>
        {messages.restore}
      </Button>
      {isOpen && (
        <ConfirmDialog
          act={messages.restore}
          variant="solid"
          onConfirm={() => {
            close();
            restore(version);
          }}
          onClose={close}
        >
          {messages.restoreText}
        </ConfirmDialog>
      )}
    </>
  );
}
