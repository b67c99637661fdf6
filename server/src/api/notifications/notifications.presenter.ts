import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import type { NotificationRow } from './notifications.repository.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  post: row.postId && row.title !== null && row.type ? { id: row.postId, title: row.title, type: row.type } : null,
  person: row.person,
  office: row.office,
  role: row.role,
  addressedAs: row.addressedAs ?? 'man',
});
