import type { PageHandle } from 'shared-api/contract/page.contract';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { EmptyState, Narrow, PageLayout, Skeleton } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';
import { SessionsList } from './sessions-list.tsx';

/** Where the member is signed in. Who signs out reads that one must be signed in. */
const SessionsPage = () => {
  const { status, member } = useSession();
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <PageLayout title={titles.sessions} intro={messages.sessionsLead}>
      <Narrow>
        {isLoading && <Skeleton shape="picture" />}
        {member && (
          <CacheProvider viewerId={member.id}>
            <SessionsList />
          </CacheProvider>
        )}
        {!isLoading && !member && <EmptyState title={messages.signInFirst} text={messages.signInFirstHint} />}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.sessions, about: { isPrivate: true } };
export { SessionsPage as Component };
