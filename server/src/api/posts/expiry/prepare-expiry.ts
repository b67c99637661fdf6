import { isInOrder } from 'shared-api/contract/posts/post-events.contract';
import type { PostExpiry, PostForm } from 'shared-api/contract/posts/posts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import { fieldSentence } from '../../../messages.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { expiryRepository } from './expiry.repository.ts';

/** When a form says that its announcement ends; null for never, undefined where it says nothing. */
export type PreparedExpiry = string | null | undefined;

/** `current` is the one it has: it may have passed. @throws Rejection 400 */
export function prepareExpiry({ type, expires }: PostForm, current: PostExpiry | null = null): PreparedExpiry {
  if (type !== 'Ad') return null;
  if (!expires) return expires === '' ? null : undefined;
  const isMoved = !current || toLocalTime(current.at) !== expires;
  if (isMoved && !isInOrder(toLocalTime(Date.now()), expires))
    throw validationFailed({ expires: fieldSentence('expires', 'past') });
  return expires;
}

/** Together with the announcement that it is part of. */
export async function saveExpiry(transaction: Transaction, postId: string, expiry: PreparedExpiry) {
  if (expiry !== undefined) await expiryRepository.save(transaction, postId, expiry);
}
