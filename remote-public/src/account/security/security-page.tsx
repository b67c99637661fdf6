import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { island } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { MembersPage } from '../members-page.tsx';
import { messages } from '../messages.ts';

const Factors = island(() =>
  import(/* webpackChunkName: "security-page" */ './factors.tsx').then((module) => module.Factors),
);

/** How the member proves itself when it signs in, beside its password. */
const SecurityPage = () => (
  <MembersPage title={titles.security} intro={messages.securityLead} hint={messages.securitySignInHint}>
    {(member) => (
      <CacheProvider viewerId={member.id}>
        <Factors member={member} />
      </CacheProvider>
    )}
  </MembersPage>
);

export const handle: PageHandle = { title: titles.security, about: { isPrivate: true } };
export { SecurityPage as Component };
