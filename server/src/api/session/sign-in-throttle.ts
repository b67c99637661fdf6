import { accountLimits } from 'shared-api/contract/accounts/account-limits';
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
 * Too many wrong passwords for one e-mail, or wrong ones for too many e-mails from one address, delay the next one. How often
 * one e-mail was tried is not counted against its address, which many may share. A known device has a count of its own:
 * strangers who try an e-mail must not lock its owner out.
 */
export function signInThrottle(db: Db) {
  const minutes = accountLimits.signInWindowMinutes;
  const tries = accountLimits.signInFailures;
  const emails = accountLimits.signInEmailsFromAddress;
  const byEmail = rateLimiter(db, { name: 'sign-in-email', points: tries, minutes });
  const byAddress = rateLimiter(db, { name: 'sign-in-address', points: emails, minutes });
  const byPair = rateLimiter(db, { name: 'sign-in-pair', points: tries, minutes });
  const byDevice = rateLimiter(db, { name: 'sign-in-device', points: tries, minutes });

  const countsOf = ({ email, address, deviceHash }: SignInAttempt) =>
    deviceHash
      ? [{ limiter: byDevice, key: deviceHash }]
      : [
          { limiter: byEmail, key: emailKey(email) },
          { limiter: byAddress, key: addressKey(address) },
        ];

  /** Whether this address failed with this e-mail before. */
  async function isRepeated({ email, address }: SignInAttempt) {
    const { consumedPoints } = await byPair.penalty(`${addressKey(address)} ${emailKey(email)}`);
    return consumedPoints > 1;
  }

  return {
    async rejectIfExhausted(attempt: SignInAttempt) {
      for (const { limiter, key } of countsOf(attempt)) {
        const count = await limiter.get(key);
        if (count && count.consumedPoints >= limiter.points)
          throw tooManyRequests(Math.ceil(count.msBeforeNext / 1000));
      }
    },
    /** Whether it is the last one allowed: what follows is rejected. */
    async countFailure(attempt: SignInAttempt) {
      const isSameEmail = !attempt.deviceHash && (await isRepeated(attempt));
      const counts = countsOf(attempt).filter(({ limiter }) => limiter !== byAddress || !isSameEmail);
      const counted = await Promise.all(
        counts.map(async ({ limiter, key }) => (await limiter.penalty(key)).consumedPoints === limiter.points),
      );
      return counted.some(Boolean);
    },
    forgive: (email: string) => byEmail.delete(emailKey(email)),
  };
}
