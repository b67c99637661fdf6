import type { Transaction } from '../../../platform/database/db.ts';
import { changeOf } from './change-of.ts';
import { eventChangesRepository } from './event-changes.repository.ts';

/**
 * Does `work` to an announcement and records, in the same transaction, what it changed of its event for those who are
 * registered. Every change of an announcement goes through here. `actorId` is null for what the clock did.
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
  if (kind) await eventChangesRepository.add(transaction, { kind, actorId, postId }, was, is);
  return result;
}
