import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { titles } from '../../titles.ts';
import { MembersPage } from '../members-page.tsx';
import { messages } from '../messages.ts';
import { SessionsList } from './sessions-list.tsx';

/** Where the member is signed in. */
const SessionsPage = () => (
  <MembersPage title={titles.sessions} intro={messages.sessionsLead} hint={messages.signInFirstHint}>
    {(member) => (
      <CacheProvider viewerId={member.id}>
        <SessionsList />
      </CacheProvider>
    )}
  </MembersPage>
);

export const handle: PageHandle = { title: titles.sessions, about: { isPrivate: true } };
export { SessionsPage as Component };
