import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Pair } from 'shared-ui/layout';
import { Block } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostCard } from '../posts/post-card.tsx';

/** The pinned post and the pinned announcement: one of each at most. */
export function PinnedPosts({ posts }: { posts: Post[] }) {
  const pinned = (['Post', 'Ad'] as const).flatMap(
    (type) => posts.find((post) => post.pinned && post.type === type) ?? [],
  );
  if (pinned.length === 0) return null;
  return (
    <Block title={messages.pinned}>
      <Pair>
        {pinned.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Pair>
    </Block>
  );
}
