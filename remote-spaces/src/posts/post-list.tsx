import type { Post } from 'shared-api/contract/posts.contract';
import { useFocusOnFirstNew } from 'shared-ui/focus';
import { Button, EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostCard } from './post-card.tsx';

type PostListProps = { posts: Post[]; hasMore?: boolean; isBusy?: boolean; showMore?: () => Promise<void> };

export function PostList({ posts, hasMore = false, isBusy = false, showMore }: PostListProps) {
  const { place, remember } = useFocusOnFirstNew<HTMLUListElement>(posts.length, ':scope > li');
  if (posts.length === 0 && !hasMore) return <EmptyState title={messages.noPosts} text={messages.noPostsHint} />;
  const goOn = () => {
    remember();
    void showMore?.();
  };
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
          <Button variant="outline" aria-busy={isBusy} onClick={goOn}>
            {isBusy ? messages.moreComing : messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
