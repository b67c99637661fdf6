import { limits } from 'shared-api/contract/limits';
import { emailKey } from '../../platform/credentials/email-key.ts';
import type { Db } from '../../platform/database/db.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Nobody fills a mailbox, ours or another's, by way of the portal. */
export function accountThrottle(db: Db) {
  const { signUps, signUpWindowMinutes, linkMailsForEmail, linkMailsFromAddress, linkMailWindowMinutes } = limits;
  const signUp = rateLimiter(db, { name: 'sign-up', points: signUps, minutes: signUpWindowMinutes });
  const minutes = linkMailWindowMinutes;
  const forEmail = rateLimiter(db, { name: 'link-mail-email', points: linkMailsForEmail, minutes });
  const fromAddress = rateLimiter(db, { name: 'link-mail-address', points: linkMailsFromAddress, minutes });
  return {
    countSignUp: (address: string) => countUse(signUp, addressKey(address)),
    async countLinkMail(email: string, address: string) {
      await countUse(fromAddress, addressKey(address));
      await countUse(forEmail, emailKey(email));
    },
  };
}
