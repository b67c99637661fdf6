import type { Transaction } from '../../platform/database/db.ts';
import { followersRepository } from '../followers/followers.repository.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';

/** Records the notice of a published post, for members and for followers of its office; only the first time that it becomes visible. */
export async function announcePost(transaction: Transaction, postId: string, authorId: string) {
  await notificationsRepository.record(transaction, { kind: 'post', postId, actorId: authorId });
  await followersRepository.recordPost(transaction, postId);
}
