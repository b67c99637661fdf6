import { useEffect, useRef, useState } from 'react';
import type { DeletionReply } from 'shared-api/contract/accounts/personal-data.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { accountPages } from 'shared-api/contract/words/account-area';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { AreaNav } from 'shared-ui/area-nav';
import { Blocks } from 'shared-ui/layout';
import { EmptyState, exactDay, island, Narrow, PageLayout, Skeleton } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { DataCopy } from './data-copy.tsx';
import { messages } from './messages.ts';

/** Until when the member may come back. The form that it sent is gone, so the keyboard goes on here. */
function DeletionRequested({ dueAt, message }: DeletionReply) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const title = messages.left(exactDay(dueAt));
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <EmptyState title={title} text={`${message} ${messages.leftHint}`} />
    </section>
  );
}

const DeleteAccount = island(() =>
  import(/* webpackChunkName: "personal-data-page" */ './delete-account.tsx').then((module) => module.DeleteAccount),
);

/** What a member may do with its data: take it along, and leave. */
const PersonalDataPage = () => {
  const { status, member } = useSession();
  const [left, setLeft] = useState<DeletionReply>();
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <PageLayout title={titles.personalData} intro={messages.lead}>
      {member && <AreaNav {...accountPages(member.id)} />}
      <Narrow>
        {isLoading && <Skeleton shape="picture" />}
        {member && (
          <CacheProvider viewerId={member.id}>
            <Blocks>
              <DataCopy />
              <DeleteAccount onLeft={setLeft} />
            </Blocks>
          </CacheProvider>
        )}
        {!isLoading && !member && left && <DeletionRequested {...left} />}
        {!isLoading && !member && !left && <EmptyState title={messages.signInFirst} text={messages.signInFirstHint} />}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.personalData, about: { isPrivate: true } };
export { PersonalDataPage as Component };
