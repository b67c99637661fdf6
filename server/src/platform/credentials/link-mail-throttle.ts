import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { Db } from '../database/db.ts';
import { addressKey } from '../limits/address-key.ts';
import { countUse, rateLimiter } from '../limits/rate-limiter.ts';
import { emailKey } from './email-key.ts';
import { foldRecipient } from './fold-recipient.ts';

/** Nobody fills another's mailbox by way of a form that mails a link. Each form counts by its own name. */
export function linkMailThrottle(db: Db, name: string) {
  const minutes = accountLimits.linkMailWindowMinutes;
  const forEmail = rateLimiter(db, { name: `${name}-email`, points: accountLimits.linkMailsForEmail, minutes });
  const fromAddress = rateLimiter(db, { name: `${name}-address`, points: accountLimits.linkMailsFromAddress, minutes });
  /** @throws Rejection 429 */
  return async (email: string, address: string) => {
    await countUse(fromAddress, addressKey(address));
    await countUse(forEmail, emailKey(foldRecipient(email)));
  };
}
