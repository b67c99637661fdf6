import { placeMails } from '../../limits.ts';
import type { Transaction } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { type AttendedEvent, type AttendeeKey, attendanceRepository } from './attendance/attendance.repository.ts';
import { placeGiven } from './event-visitors/event-visitors.messages.ts';
import { eventVisitorsRepository } from './event-visitors/event-visitors.repository.ts';

type Mails = Pick<MailsService, 'queue'>;

const idOf = (attendee: AttendeeKey | undefined) => Object.values(attendee ?? {})[0];

/** Thousands may wait for an event that loses its bound: a statement takes a limited number of values. */
async function mailVisitors(transaction: Transaction, mails: Mails, event: AttendedEvent, ids: string[]) {
  for (let from = 0; from < ids.length; from += placeMails.batchRows) {
    const visitors = await eventVisitorsRepository.list(transaction, ids.slice(from, from + placeMails.batchRows));
    await mails.queue(transaction, ...visitors.map((visitor) => placeGiven(visitor, event)));
  }
}

/**
 * To those who waited longest, and tells them, also when the announcement has ended and takes nobody new. `actor` did what
 * freed a place, or asks for one: it is told at once.
 */
export async function promoteWaitlist(transaction: Transaction, mails: Mails, postId: string, actor?: AttendeeKey) {
  const event = await attendanceRepository.lockEvent(transaction, postId);
  if (!event || event.isOver || event.isCancelled) return;
  const rows = await attendanceRepository.moveUp(transaction, postId, event.capacity);
  const told = rows.filter(({ memberId, visitorId }) => (memberId ?? visitorId) !== idOf(actor));
  const members = told.flatMap(({ memberId }) => memberId ?? []);
  if (members.length > 0) await notificationsRepository.recordPlaces(transaction, postId, members);
  const visitors = told.flatMap(({ visitorId }) => visitorId ?? []);
  await mailVisitors(transaction, mails, event, visitors);
}

/** Those that a member has its turn for, who may sign in again. */
export async function giveAwaitedPlaces(transaction: Transaction, mails: Mails, memberId: string) {
  for (const postId of await attendanceRepository.listEventsOf(transaction, memberId))
    await promoteWaitlist(transaction, mails, postId);
}

/** A member who leaves the portal comes to no event; its places are others'. */
export async function leaveAllEvents(transaction: Transaction, mails: Mails, memberId: string) {
  for (const postId of await attendanceRepository.listEventsOf(transaction, memberId)) {
    await attendanceRepository.lockEvent(transaction, postId);
    await attendanceRepository.remove(transaction, postId, { memberId });
    await promoteWaitlist(transaction, mails, postId);
  }
}

/** The same of one who came by its e-mail address: nothing of it is left. */
export async function leaveAllEventsAsVisitor(transaction: Transaction, mails: Mails, email: string) {
  for (const { id, postId } of await eventVisitorsRepository.listOfAddress(transaction, email)) {
    await attendanceRepository.lockEvent(transaction, postId);
    await eventVisitorsRepository.remove(transaction, id);
    await promoteWaitlist(transaction, mails, postId);
  }
}
