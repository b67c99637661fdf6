import * as pathTo from 'shared-api/contract/path-to';
import { Grid } from 'shared-ui/layout';
import { ListCount, Marked, MoreForm, useMore } from 'shared-ui/lists';
import { Link, useLocation } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { withEventLine } from '../post-events/with-event-line.tsx';
import { firstShown, pictureSizes } from '../posts/first-picture.ts';
import { PostPreview } from '../posts/post-preview.tsx';
import { fetchPreviews, type PreviewsPage } from './fetch-previews.ts';
import { messages } from './messages.ts';
import { type PostsFilter, searchOf } from './posts-filter.ts';
import { useUnfoldedPosts } from './unfolded-posts.store.ts';

/** Of a post that was searched for: why it was found. */
const withMarks = ({ match, ...preview }: PreviewsPage['previews'][number]) => ({
  ...preview,
  title: match ? <Marked pieces={match.title} /> : preview.title,
  text: match?.text.length ? <Marked pieces={match.text} /> : preview.text,
});

type PostsListProps = { first: PreviewsPage; filter: PostsFilter; isFirstPage: boolean };

export function PostsList({ first, filter, isFirstPage }: PostsListProps) {
  const { key } = useLocation();
  const { previews, next, total } = useUnfoldedPosts((lists) => lists[key]) ?? first;
  const { place, isPending, showMore } = useMore<HTMLUListElement>({
    count: previews.length,
    cards: ':scope > li',
    async load() {
      const page = await fetchPreviews({ ...filter, ...(next && { cursor: next }) });
      useUnfoldedPosts.setState({ [key]: { ...page, previews: [...previews, ...page.previews] } });
    },
    onFailed: () => notify.failure(messages.moreFailed),
  });
  const inSight = firstShown(previews);
  return (
    <>
      {!isFirstPage && (
        <ListCount>
          <Link to={{ search: searchOf(filter) }}>{messages.toNewest}</Link>
        </ListCount>
      )}
      <Grid ref={place}>
        {previews.map((preview) => (
          <li key={preview.id}>
            <PostPreview
              preview={withEventLine(withMarks(preview))}
              pictureSizes={pictureSizes}
              isInSight={preview === inSight}
              headingLevel={2}
            />
          </li>
        ))}
      </Grid>
      {next && (
        <MoreForm
          action={pathTo.posts}
          fields={{ ...filter, cursor: next }}
          onMore={showMore}
          isPending={isPending}
          label={messages.more}
          pendingLabel={messages.moreComing}
        >
          {isFirstPage && messages.shown(previews.length, total)}
        </MoreForm>
      )}
    </>
  );
}
