import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { neverCache } from '../../loaders/cache-if-complete.ts';
import { messages } from '../messages.ts';

const StopMails = island(() =>
  import(/* webpackChunkName: "stop-mails-page" */ './stop-mails.tsx').then((module) => module.StopMails),
);

/** Where a mail that one may do without leads those who want no more of them. */
const StopMailsPage = () => (
  <PageLayout title={messages.stopMailsTitle} intro={messages.stopMailsLead}>
    <Narrow>
      <Panel>
        <StopMails />
      </Panel>
    </Narrow>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.stopMailsTitle, about: { isPrivate: true } };
/** Its address holds the key of one member's mails. */
export const loader = () => neverCache({});
export { StopMailsPage as Component };
