import * as pathTo from 'shared-api/contract/path-to';
import { Grid } from 'shared-ui/layout';
import { ListCount } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, useLoaderData, useLocation, useNavigation, useRevalidator } from 'shared-ui/router';
import { buttonClass, EmptyState, FailedState, Skeleton } from 'shared-ui/static';
import type { AllPostsData } from './load-all-posts.ts';
import { messages } from './messages.ts';
import type { PostsFilter } from './posts-filter.ts';
import { PostsList } from './posts-list.tsx';

const showAll = (
  <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
    {messages.showAll}
  </Link>
);

const NothingFound = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title={messages.nothingFound} text={messages.nothingFoundHint} action={showAll} />
  ) : (
    <EmptyState title={messages.nothingPosted} text={messages.nothingPostedHint} />
  );

type PostsFoundProps = { filter: PostsFilter; isFirstPage: boolean };

const waiting = (
  <Grid>
    {['1', '2', '3', '4', '5', '6'].map((place) => (
      <li key={place}>
        <Skeleton shape="card" />
      </li>
    ))}
  </Grid>
);

function useStatus(isThere: boolean) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const revalidator = useRevalidator();
  const isLoading = (state === 'loading' && location.pathname === pathname) || revalidator.state === 'loading';
  return { status: isLoading ? 'loading' : isThere ? 'succeeded' : 'failed', retry: revalidator.revalidate } as const;
}

export function PostsFound({ filter, isFirstPage }: PostsFoundProps) {
  const { page } = useLoaderData<AllPostsData>();
  const { key } = useLocation();
  const { status, retry } = useStatus(page !== null);
  return (
    <>
      <ListCount isLive>{page && messages.count(page.total, filter.type)}</ListCount>
      <Loaded
        status={status}
        isEmpty={page?.previews.length === 0}
        waiting={waiting}
        empty={<NothingFound isFiltered={Object.keys(filter).length > 0} />}
        failed={<FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => void retry()} />}
      >
        {page && <PostsList key={key} first={page} filter={filter} isFirstPage={isFirstPage} />}
      </Loaded>
    </>
  );
}
