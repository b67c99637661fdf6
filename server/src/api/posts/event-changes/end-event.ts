import type { Transaction } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { changeOf } from './change-of.ts';
import { eventChangesRepository } from './event-changes.repository.ts';
import { notifyRemaining } from './notify-attendees.ts';

type Parts = { actorId: string; postId: string; isDeleted: boolean };

/** Tells who is registered, before the event goes for good: with its announcement, where that is deleted, or from it. */
export async function endEvent(
  transaction: Transaction,
  mails: Pick<MailsService, 'queue'>,
  { actorId, postId, isDeleted }: Parts,
) {
  const was = await eventChangesRepository.lockState(transaction, postId);
  if (!was) return;
  const kind = changeOf(was, isDeleted ? { ...was, status: 'trashed' } : { ...was, type: 'Post' });
  if (kind) await eventChangesRepository.add(transaction, { kind, actorId, postId }, was, was);
  await notifyRemaining(transaction, mails, postId);
}
