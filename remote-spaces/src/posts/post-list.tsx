import type { Post } from 'shared-api/contract/posts.contract';
import { Feed, More, useMore } from 'shared-ui/lists';
import { Button, EmptyState, notify } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostCard } from './post-card.tsx';

export type PostListProps = { posts: Post[]; hasMore: boolean; loadMore: () => Promise<void> };

export function PostList({ posts, hasMore, loadMore }: PostListProps) {
  const { place, isPending, showMore } = useMore<HTMLUListElement>({
    count: posts.length,
    cards: ':scope > li',
    load: loadMore,
    onFailed: () => notify.failure(messages.moreFailed),
  });
  if (posts.length === 0 && !hasMore) return <EmptyState title={messages.noPosts} text={messages.noPostsHint} />;
  return (
    <>
      <Feed ref={place}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Feed>
      {hasMore && (
        <More>
          <Button variant="outline" aria-busy={isPending} onClick={showMore}>
            {isPending ? messages.moreComing : messages.more}
          </Button>
        </More>
      )}
    </>
  );
}
