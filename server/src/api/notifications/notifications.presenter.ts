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

/** Who is registered for an event has nothing of an announcement that was deleted; its author has its title. */
const postOf = ({ kind, postId, title, type, hasPage }: NotificationRow): Notification['post'] =>
  postId && title !== null && type && (hasPage || !kind.startsWith('event_')) ? { id: postId, title, type } : null;

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  post: postOf(row),
  person: row.person,
  office: row.office,
  event: toEventChange(row),
  role: row.role,
  addressedAs: row.addressedAs ?? 'man',
});
