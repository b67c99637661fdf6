import { Button, Icon } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useLike } from './use-like.ts';

export function LikeButton({ postId }: { postId: string }) {
  const { isLiked, toggle } = useLike(postId);
  return (
    <Button variant="ghost" size="sm" aria-pressed={isLiked} onClick={toggle}>
      <Icon name="heart" />
      {messages.like}
    </Button>
  );
}
