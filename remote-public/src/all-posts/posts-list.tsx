import { useEffect, useRef } from 'react';
import { Link } from 'shared-ui/router';
import { PostPreview } from '../posts/post-preview.tsx';
import type { PreviewsPage } from './fetch-previews.ts';
import { messages } from './messages.ts';
import { MoreButton } from './more-button.tsx';
import { type PostsFilter, searchOf } from './posts-filter.ts';
import { useMorePosts } from './use-more-posts.ts';

type PostsListProps = { first: PreviewsPage; filter: PostsFilter; isFirstPage: boolean };

const pictureSizes = '(min-width: 62rem) 23rem, (min-width: 42rem) 46vw, 92vw';

/** The keyboard goes on where the new cards begin, rather than behind them all. */
function useFocusOnFirstNew(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current)
      rows.current?.children[known.current]?.querySelector('a')?.focus({ preventScroll: true });
    known.current = count;
  }, [count]);
  return rows;
}

/** The posts found, in brief, and the way to the rest of them. */
export function PostsList({ first, filter, isFirstPage }: PostsListProps) {
  const { list, isBusy, showMore } = useMorePosts(first, filter);
  const { previews, next, total } = list;
  const rows = useFocusOnFirstNew(previews.length);
  return (
    <>
      {!isFirstPage && (
        <p className="ui-count">
          <Link to={{ search: searchOf(filter) }}>{messages.toNewest}</Link>
        </p>
      )}
      <ul className="ui-grid" ref={rows}>
        {previews.map((preview) => (
          <li key={preview.id}>
            <PostPreview preview={preview} pictureSizes={pictureSizes} headingLevel={2} />
          </li>
        ))}
      </ul>
      {next && (
        <MoreButton filter={filter} cursor={next} isBusy={isBusy} showMore={showMore}>
          {isFirstPage && messages.shown(previews.length, total)}
        </MoreButton>
      )}
    </>
  );
}
