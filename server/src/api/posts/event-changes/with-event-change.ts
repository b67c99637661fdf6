import { serverLimits } from '../../../limits.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { eventChangesLimit, eventReturnsLimit, type Rejection } from '../../../platform/errors.ts';
import { changeOf, type EventChangeKind } from './change-of.ts';
import { eventChangesRepository } from './event-changes.repository.ts';

/** A loop of changes needs one of these in each round. The others are never rejected: nobody shall travel to what does not take place. */
const limited: Partial<Record<EventChangeKind, (seconds: number) => Rejection>> = {
  event_changed: eventChangesLimit,
  event_resumed: eventReturnsLimit,
  event_restored: eventReturnsLimit,
};

/** @throws Rejection 429 where attendees were told of as many changes as a day may have */
async function rejectFurtherChanges(transaction: Transaction, postId: string, kind: EventChangeKind) {
  const reject = limited[kind];
  if (!reject) return;
  const { eventChangesPerDay } = serverLimits;
  const seconds = await eventChangesRepository.secondsUntilFewer(transaction, postId, eventChangesPerDay);
  if (seconds !== undefined) throw reject(seconds);
}

/**
 * Does `work` to an announcement and records, in the same transaction, what it changed of its event for those who are
 * registered. Every change of an announcement goes through here. `actorId` is null for what the clock did.
 * @throws Rejection 429
 */
export async function withEventChange<T>(
  transaction: Transaction,
  actorId: string | null,
  postId: string,
  work: () => Promise<T>,
): Promise<T> {
  const was = await eventChangesRepository.lockState(transaction, postId);
  const result = await work();
  const is = was && (await eventChangesRepository.lockState(transaction, postId));
  const kind = is && changeOf(was, is);
  if (kind && actorId !== null) await rejectFurtherChanges(transaction, postId, kind);
  if (kind) await eventChangesRepository.add(transaction, { kind, actorId, postId }, was, is);
  return result;
}
