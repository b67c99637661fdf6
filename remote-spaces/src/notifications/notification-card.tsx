import { notificationPath, notificationSentence } from 'shared-api/contract/notifications/notification-words';
import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import { Link } from 'shared-ui/router';
import { Badge, Card, RelativeTime } from 'shared-ui/static';
import { notificationsMessages as messages } from './messages.ts';
import { useRead } from './use-read.ts';

export function NotificationCard({ notification }: { notification: Notification }) {
  const { mutate: read } = useRead(notification);
  return (
    <Card
      title={
        <Link to={notificationPath(notification)} onClick={() => notification.isRead || read()}>
          {notificationSentence(notification)}
        </Link>
      }
      eyebrow={!notification.isRead && <Badge tone="accent">{messages.unread}</Badge>}
      meta={<RelativeTime iso={notification.at} />}
    />
  );
}
