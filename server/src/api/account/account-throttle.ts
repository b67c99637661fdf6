import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { linkMailThrottle } from '../../platform/credentials/link-mail-throttle.ts';
import type { Db } from '../../platform/database/db.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Nobody fills a mailbox, ours or another's, by way of the portal. */
export function accountThrottle(db: Db) {
  const signUp = rateLimiter(db, {
    name: 'sign-up',
    points: accountLimits.signUps,
    minutes: accountLimits.signUpWindowMinutes,
  });
  return {
    countSignUp: (address: string) => countUse(signUp, addressKey(address)),
    countLinkMail: linkMailThrottle(db, 'link-mail'),
  };
}
