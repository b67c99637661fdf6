import { CheckButton } from 'shared-ui/check-button';
import { Icon } from 'shared-ui/static';
import { useStoredCheck } from '../browser-storage/stored-here.ts';
import { messages } from '../messages.ts';

/** Liking a post is between the person and this browser: no one else hears of it (spec, section 4). */
export const LikeButton = ({ postId }: { postId: string }) => (
  <CheckButton {...useStoredCheck(`liked:${postId}`, '1')}>
    <Icon name="heart" />
    {messages.like}
  </CheckButton>
);
