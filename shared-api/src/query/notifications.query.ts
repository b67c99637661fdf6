import { countQuery, listQuery } from 'shared-api/query';
import { countUnread, fetchChoices, fetchNotifications } from '../client/notifications.client.ts';

export const notificationsList = listQuery('notifications', 'notifications', fetchNotifications);

/** How many the viewer has not read, on any device. */
export const unreadCount = countQuery('notifications', 'unread-notifications', countUnread);

/** How the viewer is told of what; no changes of it are announced. */
export const notificationChoices = {
  queryKey: ['notification-choices'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchChoices(signal),
};
