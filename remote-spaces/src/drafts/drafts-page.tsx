import * as pathTo from 'shared-api/contract/path-to';
import type { DraftsReply } from 'shared-api/contract/posts/drafts.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider, loadStatus, useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { ListSkeleton, useFocusNext } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, useSearchParams } from 'shared-ui/router';
import { Block, buttonClass, EmptyState, FailedState, PageLayout, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { DraftCard } from './draft-card.tsx';
import { EndedPostCard } from './ended-post-card.tsx';
import { draftsMessages } from './messages.ts';
import { type DraftTab, draftTabs, OwnPostsTabs } from './own-posts-tabs.tsx';
import { StoredDraft } from './stored-draft.tsx';

const empty = {
  drafts: <EmptyState title={draftsMessages.none} text={draftsMessages.noneHint} />,
  scheduled: <EmptyState title={draftsMessages.noneScheduled} text={draftsMessages.noneScheduledHint} />,
  ended: <EmptyState title={draftsMessages.noneEnded} text={draftsMessages.noneEndedHint} />,
};

function cardsOf(tab: DraftTab, { drafts, ended }: DraftsReply, memberId: string) {
  if (tab === 'ended') return ended.map((post) => <EndedPostCard key={post.id} post={post} />);
  return drafts
    .filter(({ scheduledFor }) => (scheduledFor !== null) === (tab === 'scheduled'))
    .map((draft) => <DraftCard key={draft.id} draft={draft} memberId={memberId} />);
}

/** What a member writes and has not published yet: on this device, and on all of them. */
function Drafts({ memberId }: { memberId: string }) {
  const [params] = useSearchParams();
  const tab = draftTabs.find((each) => each === params.get('tab')) ?? 'drafts';
  const query = useQuery(draftsList);
  const shown = query.data ? cardsOf(tab, query.data, memberId) : [];
  const place = useFocusNext<HTMLDivElement>('article');
  return (
    <Stack>
      <p>
        <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.addPost}>
          {draftsMessages.newPost}
        </Link>
      </p>
      <OwnPostsTabs current={tab} />
      {tab === 'drafts' && <StoredDraft memberId={memberId} />}
      <Block
        title={draftsMessages.tabNames[tab]}
        lead={tab === 'ended' && shown.length > 0 && draftsMessages.endedLead}
      >
        <div ref={place}>
          <Loaded
            status={loadStatus(query)}
            isEmpty={shown.length === 0}
            waiting={<ListSkeleton />}
            failed={
              <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => query.refetch()} />
            }
            empty={empty[tab]}
          >
            <Stack>{shown}</Stack>
          </Loaded>
        </div>
      </Block>
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
