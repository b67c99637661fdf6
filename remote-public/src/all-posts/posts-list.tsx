import { useFocusOnFirstNew } from 'shared-ui/focus';
import { Link } from 'shared-ui/router';
import { PostPreview } from '../posts/post-preview.tsx';
import type { PreviewsPage } from './fetch-previews.ts';
import { messages } from './messages.ts';
import { MoreButton } from './more-button.tsx';
import { type PostsFilter, searchOf } from './posts-filter.ts';
import { useMorePosts } from './use-more-posts.ts';

type PostsListProps = { first: PreviewsPage; filter: PostsFilter; isFirstPage: boolean };

const pictureSizes = '(min-width: 62rem) 23rem, (min-width: 42rem) 46vw, 92vw';

export function PostsList({ first, filter, isFirstPage }: PostsListProps) {
  const { list, isBusy, showMore } = useMorePosts(first, filter);
  const { previews, next, total } = list;
  const { place, remember } = useFocusOnFirstNew<HTMLUListElement>(previews.length, ':scope > li');
  const goOn = () => {
    remember();
    return showMore();
  };
  return (
    <>
      {!isFirstPage && (
        <p className="ui-count">
          <Link to={{ search: searchOf(filter) }}>{messages.toNewest}</Link>
        </p>
      )}
      <ul className="ui-grid" ref={place}>
        {previews.map((preview) => (
          <li key={preview.id}>
            <PostPreview preview={preview} pictureSizes={pictureSizes} headingLevel={2} />
          </li>
        ))}
      </ul>
      {next && (
        <MoreButton filter={filter} cursor={next} isBusy={isBusy} showMore={goOn}>
          {isFirstPage && messages.shown(previews.length, total)}
        </MoreButton>
      )}
    </>
  );
}
