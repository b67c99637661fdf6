import { limits } from 'shared-api/contract/limits';
import { emailKey } from '../../platform/credentials/email-key.ts';
import type { Db } from '../../platform/database/db.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { rateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Too many wrong passwords for one e-mail, or from one address, close the door for a while. */
export function signInThrottle(db: Db) {
  const bound = { points: limits.signInFailures, minutes: limits.signInWindowMinutes };
  const byEmail = rateLimiter(db, { name: 'sign-in-email', ...bound });
  const byAddress = rateLimiter(db, { name: 'sign-in-address', ...bound });
  return {
    async refuseIfSpent(email: string, address: string) {
      for (const count of await Promise.all([byEmail.get(emailKey(email)), byAddress.get(address)])) {
        if (count && count.consumedPoints >= bound.points) throw tooManyRequests(Math.ceil(count.msBeforeNext / 1000));
      }
    },
    async countFailure(email: string, address: string) {
      await Promise.all([byEmail.penalty(emailKey(email)), byAddress.penalty(address)]);
    },
    forgive: (email: string) => byEmail.delete(emailKey(email)),
  };
}
