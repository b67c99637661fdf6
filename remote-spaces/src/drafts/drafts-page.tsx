import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider, loadStatus, useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { ListCount, ListSkeleton, useFocusNext } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Block, buttonClass, EmptyState, FailedState, Loaded, PageLayout, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { DraftCard } from './draft-card.tsx';
import { EndedPosts } from './ended-posts.tsx';
import { draftsMessages } from './messages.ts';
import { StoredDraft } from './stored-draft.tsx';

/** What a member writes and has not published yet: on this device, and on all of them. */
function Drafts({ memberId }: { memberId: string }) {
  const query = useQuery(draftsList);
  const { drafts = [], ended = [] } = query.data ?? {};
  const place = useFocusNext<HTMLDivElement>('article');
  return (
    <Stack>
      <p>
        <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.addPost}>
          {draftsMessages.newPost}
        </Link>
      </p>
      <StoredDraft memberId={memberId} />
      <Block title={draftsMessages.list}>
        <div ref={place}>
          <Loaded
            status={loadStatus(query)}
            isEmpty={drafts.length === 0}
            waiting={<ListSkeleton />}
            failed={
              <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => query.refetch()} />
            }
            empty={<EmptyState title={draftsMessages.none} text={draftsMessages.noneHint} />}
          >
            <Stack>
              <ListCount>{draftsMessages.count(drafts.length)}</ListCount>
              {drafts.map((draft) => (
                <DraftCard key={draft.id} draft={draft} memberId={memberId} />
              ))}
            </Stack>
          </Loaded>
        </div>
      </Block>
      {ended.length > 0 && <EndedPosts posts={ended} />}
    </Stack>
  );
}

const DraftsPage = () => (
  <PageLayout title={messages.drafts} intro={draftsMessages.lead}>
    <MembersOnly>
      {({ id }) => (
        <CacheProvider viewerId={id}>
          <Drafts memberId={id} />
        </CacheProvider>
      )}
    </MembersOnly>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.drafts, about: { isPrivate: true } };
export { DraftsPage as Component };
