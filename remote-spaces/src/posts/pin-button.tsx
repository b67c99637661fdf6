import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Button } from 'shared-ui/static';
import { postsMessages as messages } from './messages.ts';
import { usePinPost } from './use-post-action.ts';

type PinButtonProps = {
  post: Post;
  /** It is what the page was opened for. */
  hasFocus?: boolean;
  onPinned?: () => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

export function PinButton({ post, hasFocus = false, onPinned }: PinButtonProps) {
  const { mutate } = usePinPost(onPinned);
  const { id, type, pinned } = post;
  const label = pinned ? messages.unpinOf : messages.pinOf;
  return (
    <Button
      ref={hasFocus ? focus : undefined}
      variant="ghost"
      size="sm"
      aria-label={label(post.title)}
      onClick={() => mutate({ id, type, pinned: !pinned })}
    >
      {pinned ? messages.unpin : messages.pin}
    </Button>
  );
}
