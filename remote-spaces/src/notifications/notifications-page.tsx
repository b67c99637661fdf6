import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider, loadStatus, useQuery } from 'shared-api/query';
import { notificationsList, unreadCount } from 'shared-api/query/notifications.query';
import { ButtonGroup } from 'shared-ui/layout';
import { Feed, ListHead, ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, useSearchParams } from 'shared-ui/router';
import { Block, Button, buttonClass, EmptyState, FailedState, PageLayout, Stack } from 'shared-ui/static';
import { ListPages } from '../loaders/list-pages.tsx';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { notificationsMessages } from './messages.ts';
import { NotificationCard } from './notification-card.tsx';
import { useReadAll } from './use-read.ts';

function ReadAllButton() {
  const { data: unread = 0 } = useQuery(unreadCount);
  const { isPending, mutate } = useReadAll();
  return (
    <Button variant="outline" size="sm" disabled={unread === 0 || isPending} onClick={() => mutate()}>
      {notificationsMessages.readAll}
    </Button>
  );
}

const ToChoices = () => (
  <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.notificationChoices}>
    {notificationsMessages.choices}
  </Link>
);

function Notifications() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useQuery(notificationsList({ ...(cursor && { cursor }) }));
  const { items = [], next = null, total = 0 } = query.data ?? {};
  return (
    <Block title={notificationsMessages.list}>
      <Loaded
        status={loadStatus(query)}
        isEmpty={items.length === 0}
        waiting={<ListSkeleton />}
        failed={<FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={query.refetch} />}
        empty={
          <EmptyState title={notificationsMessages.none} text={notificationsMessages.noneHint} action={<ToChoices />} />
        }
      >
        <Stack>
          <ListHead count={notificationsMessages.count(total)}>
            <ButtonGroup>
              <ToChoices />
              <ReadAllButton />
            </ButtonGroup>
          </ListHead>
          <Feed>
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationCard notification={notification} />
              </li>
            ))}
          </Feed>
          <ListPages next={next} />
        </Stack>
      </Loaded>
    </Block>
  );
}

/** What the member was told of, on every device alike. */
const NotificationsPage = () => (
  <PageLayout title={messages.notifications} intro={notificationsMessages.lead}>
    <MembersOnly>
      {(viewer) => (
        <CacheProvider viewerId={viewer.id}>
          <Notifications />
        </CacheProvider>
      )}
    </MembersOnly>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.notifications, about: { isPrivate: true } };
export { NotificationsPage as Component };
