import { countQuery, listQuery } from 'shared-api/query';
import { countUnread, fetchNotifications } from '../client/notifications.client.ts';

export const notificationsList = listQuery('notifications', 'notifications', fetchNotifications);

/** How many the viewer has not read, on any device. */
export const unreadCount = countQuery('notifications', 'unread-notifications', countUnread);
