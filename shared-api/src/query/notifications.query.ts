import { countQuery, listQuery } from 'shared-api/query';
import { countUnread, fetchMutedTopics, fetchNotifications } from '../client/notifications.client.ts';

export const notificationsList = listQuery('notifications', 'notifications', fetchNotifications);

/** How many the viewer has not read, on any device. */
export const unreadCount = countQuery('notifications', 'unread-notifications', countUnread);

/** What the viewer is not told of; no events tell of changes. */
export const mutedTopics = {
  queryKey: ['muted-topics'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMutedTopics(signal),
};
