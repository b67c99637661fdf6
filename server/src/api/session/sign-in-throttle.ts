import { accountLimits } from 'shared-api/contract/account-limits';
import { emailKey } from '../../platform/credentials/email-key.ts';
import type { Db } from '../../platform/database/db.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { rateLimiter } from '../../platform/limits/rate-limiter.ts';

export type SignInAttempt = {
  email: string;
  address: string;
  /** Of a browser that this member has signed in with before; undefined of any other. */
  deviceHash: string | undefined;
};

/**
 * Too many wrong passwords for one e-mail, or from one address, delay the next one. A known device has a count of its own:
 * strangers who try an e-mail must not lock its owner out.
 */
export function signInThrottle(db: Db) {
  const bound = { points: accountLimits.signInFailures, minutes: accountLimits.signInWindowMinutes };
  const byEmail = rateLimiter(db, { name: 'sign-in-email', ...bound });
  const byAddress = rateLimiter(db, { name: 'sign-in-address', ...bound });
  const byDevice = rateLimiter(db, { name: 'sign-in-device', ...bound });

  const countsOf = ({ email, address, deviceHash }: SignInAttempt) =>
    deviceHash
      ? [{ limiter: byDevice, key: deviceHash }]
      : [
          { limiter: byEmail, key: emailKey(email) },
          { limiter: byAddress, key: addressKey(address) },
        ];

  return {
    async refuseIfSpent(attempt: SignInAttempt) {
      for (const count of await Promise.all(countsOf(attempt).map(({ limiter, key }) => limiter.get(key)))) {
        if (count && count.consumedPoints >= bound.points) throw tooManyRequests(Math.ceil(count.msBeforeNext / 1000));
      }
    },
    /** Whether it is the last one allowed: what follows is refused. */
    async countFailure(attempt: SignInAttempt) {
      const counts = await Promise.all(countsOf(attempt).map(({ limiter, key }) => limiter.penalty(key)));
      return counts.some(({ consumedPoints }) => consumedPoints === bound.points);
    },
    forgive: (email: string) => byEmail.delete(emailKey(email)),
  };
}
