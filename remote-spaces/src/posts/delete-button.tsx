import { Suspense, useEffect, useState } from 'react';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Button, island, openWhenLoaded } from 'shared-ui/static';
import { preloadQuietly } from '../loaders/preload-quietly.ts';
import { postsMessages as messages } from './messages.ts';
import { useDeletePost } from './use-post-action.ts';

export const DeleteDialog = island(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));

type DeleteButtonProps = {
  post: Post;
  /** It is what the page was opened for. */
  asksAtOnce?: boolean;
  onDeleted?: () => void;
};

export function DeleteButton({ post, asksAtOnce = false, onDeleted }: DeleteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // after the navigation has moved the focus, which would close what is open by then
  useEffect(() => {
    if (asksAtOnce) void openWhenLoaded(DeleteDialog, () => setOpen(true));
  }, [asksAtOnce]);
  const { mutate } = useDeletePost();
  const confirm = () => {
    setOpen(false);
    mutate(post, { onSuccess: () => onDeleted?.() });
  };
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.deleteOf(post.title)}
        onClick={() => void openWhenLoaded(DeleteDialog, () => setOpen(true))}
        onPointerEnter={() => preloadQuietly(DeleteDialog)}
        onFocus={() => preloadQuietly(DeleteDialog)}
      >
        {messages.delete}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteDialog post={post} onConfirm={confirm} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
