import type { EventChange, Notification } from 'shared-api/contract/notifications/notifications.contract';
import type { NotificationRow } from './notifications.repository.ts';

/** Null in what tells of no event that changed. */
function toEventChange(row: NotificationRow): EventChange | null {
  const { eventTitle: title, wasBeginsAt, wasEndsAt, beginsAt, endsAt } = row;
  if (title === null || !wasBeginsAt || !wasEndsAt || !beginsAt || !endsAt) return null;
  return {
    title,
    was: toFacts(wasBeginsAt, wasEndsAt, row.wasPlace, row.wasAddress),
    is: toFacts(beginsAt, endsAt, row.place, row.address),
  };
}

const toFacts = (beginsAt: Date, endsAt: Date, place: string | null, address: string | null) => ({
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  place: place ?? '',
  address: address ?? '',
});

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  post: row.postId && row.title !== null && row.type ? { id: row.postId, title: row.title, type: row.type } : null,
  person: row.person,
  office: row.office,
  event: toEventChange(row),
  role: row.role,
  addressedAs: row.addressedAs ?? 'man',
});
