import { useState } from 'react';
import type { TrashedPost } from 'shared-api/contract/trash.contract';
import { Text } from 'shared-ui/layout';
import { Bdi, Button } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
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
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.eraseOf(post.title)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        <Text as="span" tone="danger">
          {messages.erase}
        </Text>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.eraseTitle}
          confirm={messages.erase}
          onConfirm={() => {
            close();
            mutate('erase');
          }}
          onClose={close}
        >
          <p>
            <strong>
              <Bdi>{post.title}</Bdi>
            </strong>
          </p>
          <Text>{messages.eraseText}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
