import { useState } from 'react';
import type { Post } from 'shared-api/contract/posts.contract';
import { Text } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { historyMessages as messages } from './messages.ts';
import { useRestoreText } from './use-restore-text.ts';

export function RestoreButton({ post, version }: { post: Post; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, mutate } = useRestoreText(post);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" aria-busy={isPending} onClick={() => !isPending && setOpen(true)}>
        {messages.restore}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={messages.restoreTitle}
          confirm={messages.restore}
          variant="solid"
          onConfirm={() => {
            close();
            mutate(version);
          }}
          onClose={close}
        >
          <Text>{messages.restoreText}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
