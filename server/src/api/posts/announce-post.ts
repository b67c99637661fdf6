import type { Transaction } from '../../platform/database/db.ts';
import { followersRepository } from '../followers/followers.repository.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';

/** Tells members, and followers of its office, of a post that becomes visible; only the first time, however often that happens. */
export async function announcePost(transaction: Transaction, postId: string, authorId: string) {
  await notificationsRepository.record(transaction, { kind: 'post', postId, actorId: authorId });
  await followersRepository.recordPost(transaction, postId);
}
