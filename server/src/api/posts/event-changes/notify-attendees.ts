import { eventChangesPollOptions } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { finish, takeBatch } from '../../../platform/worker/take-batch.ts';
import { fanOutRepository } from '../../notifications/fan-out.repository.ts';
import { eventChangeMail } from './event-changes.messages.ts';
import { type DueChange, eventChangesRepository } from './event-changes.repository.ts';

type Mails = Pick<MailsService, 'queue'>;

const queue = { table: 'event_changes', key: 'id', cursor: 'last_attendance' };

/** Tells the next of its attendees: all by mail, members in the portal too. `isGone`: their rows go with this transaction. */
async function give(transaction: Transaction, mails: Mails, change: DueChange, batchRows: number, isGone = false) {
  const attendees = await eventChangesRepository.listNext(transaction, change, batchRows);
  await fanOutRepository.addTo(
    transaction,
    change,
    attendees.flatMap(({ memberId }) => memberId ?? []),
  );
  await mails.queue(transaction, ...attendees.map((attendee) => eventChangeMail(change, attendee, isGone)));
  return { count: attendees.length, last: attendees.at(-1)?.id };
}

/** Tells some of those who are registered for one event that changed. @returns false where nothing is due */
export const notifyAttendeesNext = (db: Db, mails: Mails, batchRows: number = eventChangesPollOptions.batchRows) =>
  takeBatch(db, queue, {
    claim: eventChangesRepository.claim,
    give: (transaction, change) => give(transaction, mails, change, batchRows),
    batchRows,
  });

/**
 * Before the rows of those who are registered go with their event: tells them all that they were not told yet, and has what waits
 * to be mailed outlive the rows. In this transaction, in batches, since nobody could find them after it.
 */
export async function notifyRemaining(transaction: Transaction, mails: Mails, postId: string) {
  const { batchRows } = eventChangesPollOptions;
  for (const change of await eventChangesRepository.claimOf(transaction, postId)) {
    for (let { lastAttendance } = change, isLast = false; !isLast; ) {
      const { count, last } = await give(transaction, mails, { ...change, lastAttendance }, batchRows, true);
      isLast = count < batchRows;
      lastAttendance = last ?? null;
    }
    await finish(transaction, queue, change.id);
  }
  await eventChangesRepository.detachMails(transaction, postId);
}
