import { CheckButton } from 'shared-ui/check-button';
import { Icon } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useLike } from './use-like.ts';

export const LikeButton = ({ postId }: { postId: string }) => (
  <CheckButton {...useLike(postId)}>
    <Icon name="heart" />
    {messages.like}
  </CheckButton>
);
