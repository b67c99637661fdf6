import type { Transaction } from '../../platform/database/db.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';

/** Tells members of a post that becomes visible; only the first time, however often that happens. */
export const announcePost = (transaction: Transaction, postId: string, authorId: string) =>
  notificationsRepository.record(transaction, { kind: 'post', postId, actorId: authorId });
