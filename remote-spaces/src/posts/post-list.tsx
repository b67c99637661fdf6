import type { Post } from 'shared-api/contract/posts.contract';
import { useMore } from 'shared-ui/focus';
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
      <ul className="ui-feed" ref={place} tabIndex={-1}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="ui-more">
          <Button variant="outline" aria-busy={isPending} onClick={showMore}>
            {isPending ? messages.moreComing : messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
