import { Suspense } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { accountPages } from 'shared-api/contract/words/account-area';
import { CacheProvider } from 'shared-api/query';
import { AreaNav } from 'shared-ui/area-nav';
import { Blocks } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { buttonClass, island, Narrow, PageLayout } from 'shared-ui/static';
import { MembersOnly } from '../submission/members-only.tsx';
import { choicesMessages as messages } from './messages.ts';

const TopicChoices = island(() => import('./topic-choices.tsx').then((module) => module.TopicChoices));
const PushChoices = island(() => import('./push/push-choices.tsx').then((module) => module.PushChoices));

/** What the member wants to be told of: here, by mail, and on this device. */
const NotificationChoicesPage = () => (
  <PageLayout title={messages.title} intro={messages.lead}>
    <MembersOnly>
      {(viewer) => (
        <CacheProvider viewerId={viewer.id}>
          <AreaNav {...accountPages(viewer.id)} />
          <Narrow>
            <Blocks>
              <Suspense fallback={null}>
                <TopicChoices />
                <PushChoices viewer={viewer} />
              </Suspense>
              <p>
                <Link className={buttonClass({ variant: 'outline' })} to={pathTo.notifications}>
                  {messages.toInbox}
                </Link>
              </p>
            </Blocks>
          </Narrow>
        </CacheProvider>
      )}
    </MembersOnly>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.title, about: { isPrivate: true } };
export { NotificationChoicesPage as Component };
