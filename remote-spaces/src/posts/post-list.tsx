import { limits } from 'shared-api/contract/limits';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Feed, MoreForm, useMore } from 'shared-ui/lists';
import { EmptyState, notify } from 'shared-ui/static';
import { useLongerPage } from '../loaders/page-limit.ts';
import { messages } from '../messages.ts';
import { PostCard } from './post-card.tsx';

export type PostListProps = { posts: Post[]; hasMore: boolean; loadMore: () => Promise<void> };

/** Where a longer page goes on from the page before. */
const placeOf = (index: number) => (index > 0 && index % limits.listDefault === 0 ? `post-${index}` : undefined);

export function PostList({ posts, hasMore, loadMore }: PostListProps) {
  const { place, isPending, showMore } = useMore<HTMLUListElement>({
    count: posts.length,
    cards: ':scope > li',
    load: loadMore,
    onFailed: () => notify.failure(messages.moreFailed),
  });
  const longerPage = useLongerPage(posts.length);
  if (posts.length === 0 && !hasMore) return <EmptyState title={messages.noPosts} text={messages.noPostsHint} />;
  return (
    <>
      <Feed ref={place}>
        {posts.map((post, index) => (
          <li key={post.id} id={placeOf(index)}>
            <PostCard post={post} />
          </li>
        ))}
      </Feed>
      {hasMore && (
        <MoreForm
          action={`#post-${posts.length}`}
          fields={longerPage}
          onMore={showMore}
          isPending={isPending}
          label={messages.more}
          pendingLabel={messages.moreComing}
        />
      )}
    </>
  );
}
