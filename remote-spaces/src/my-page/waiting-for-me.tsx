import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
import { pendingItems } from 'shared-api/contract/pending-items';
import { nothingPending, notificationsUnread, waitsForYou } from 'shared-api/contract/words/pending-words';
import { useQuery } from 'shared-api/query';
import { unreadCount } from 'shared-api/query/notifications.query';
import { pendingWork } from 'shared-api/query/pending.query';
import { CountedLinks } from 'shared-ui/counted-links';
import { ReservedPlace, Text } from 'shared-ui/layout';
import { Block } from 'shared-ui/static';
import { myPageMessages as messages } from './messages.ts';

/** What staff decides and answers, then what the member has not read, each as soon as it is known. */
export function WaitingForMe({ viewer }: { viewer: PrivateMember }) {
  const isStaff = canOpenDashboard(toSessionMember(viewer));
  const pending = useQuery({ ...pendingWork, enabled: isStaff });
  const unread = useQuery(unreadCount);
  const queries = isStaff ? [pending, unread] : [unread];
  const items = [
    ...(pending.data ? pendingItems(pending.data) : []),
    ...(unread.data ? [{ to: pathTo.notifications, count: unread.data, forms: notificationsUnread }] : []),
  ];
  const isFailed = queries.some(({ data, isError }) => data === undefined && isError);
  const isComing = queries.some(({ isPending }) => isPending);
  return (
    <Block title={waitsForYou}>
      <ReservedPlace isRow>
        {items.length > 0 && <CountedLinks items={items} />}
        {isFailed && <Text role="alert">{messages.waitingFailed}</Text>}
        {isComing && <Text role="status">{messages.waitingComing}</Text>}
        {items.length === 0 && !isFailed && !isComing && <Text>{nothingPending}</Text>}
      </ReservedPlace>
    </Block>
  );
}
