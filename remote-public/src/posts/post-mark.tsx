import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { Badge } from 'shared-ui/static';
import { messages } from '../messages.ts';

export const PostMark = ({ type }: { type: PostType }) =>
  type === 'Ad' ? (
    <Badge tone="announcement">{messages.announcement}</Badge>
  ) : (
    <Badge tone="accent">{messages.post}</Badge>
  );
