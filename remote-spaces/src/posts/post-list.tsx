import { useEffect, useRef } from 'react';
import type { Post } from 'shared-api/contract/posts.contract';
import { Button, EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostCard } from './post-card.tsx';

type PostListProps = { posts: Post[]; hasMore?: boolean; isBusy?: boolean; showMore?: () => Promise<void> };

/** The keyboard goes on where the new cards begin, rather than behind them all. */
function useFocusOnFirstNew(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return;
    rows.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = undefined;
  }, [count]);
  const remember = () => {
    asked.current = count;
  };
  return { rows, remember };
}

export function PostList({ posts, hasMore = false, isBusy = false, showMore }: PostListProps) {
  const { rows, remember } = useFocusOnFirstNew(posts.length);
  if (posts.length === 0) return <EmptyState title={messages.noPosts} text={messages.noPostsHint} />;
  const goOn = () => {
    remember();
    void showMore?.();
  };
  return (
    <>
      <ul className="ui-feed" ref={rows}>
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
