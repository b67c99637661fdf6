import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
import { type PendingItem, pendingItems } from 'shared-api/contract/pending-items';
import { nothingPending, notificationsUnread, waitsForYou } from 'shared-api/contract/words/pending-words';
import { useQuery } from 'shared-api/query';
import { unreadCount } from 'shared-api/query/notifications.query';
import { pendingWork } from 'shared-api/query/pending.query';
import { CountedLinks } from 'shared-ui/counted-links';
import { Text } from 'shared-ui/layout';
import { Block } from 'shared-ui/static';

/** What staff decides and answers, then what the member has not read; what could not be had is left out. */
function useWaiting(viewer: PrivateMember): PendingItem[] | undefined {
  const isStaff = canOpenDashboard(viewer);
  const pending = useQuery({ ...pendingWork, enabled: isStaff });
  const unread = useQuery(unreadCount);
  if (unread.isPending || (isStaff && pending.isPending)) return undefined;
  return [
    ...(pending.data ? pendingItems(pending.data) : []),
    ...(unread.data ? [{ to: pathTo.notifications, count: unread.data, forms: notificationsUnread }] : []),
  ];
}

export function WaitingForMe({ viewer }: { viewer: PrivateMember }) {
  const items = useWaiting(viewer);
  return (
    <Block title={waitsForYou}>
      {items?.length === 0 && <Text>{nothingPending}</Text>}
      {items && items.length > 0 && <CountedLinks label={waitsForYou} items={items} />}
    </Block>
  );
}
