import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { Db } from '../../platform/database/db.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';

export type CodeAttempt = {
  memberId: string;
  /** Of a browser that this member has signed in with before; undefined of any other. */
  deviceHash: string | undefined;
};

/**
 * Too many wrong codes delay the next one until a day has passed since the first. A known device has a count of its own, as for passwords: a stranger who
 * knows the password must not keep the member out. So has an app that is being set up, which takes a session.
 */
export function codeThrottle(db: Db) {
  const minutes = accountLimits.secondFactorWindowMinutes;
  const bound = { points: accountLimits.secondFactorFailures, minutes };
  const byMember = rateLimiter(db, { name: 'second-factor', ...bound });
  const byDevice = rateLimiter(db, { name: 'second-factor-device', ...bound });
  const resets = rateLimiter(db, { name: 'second-factor-resets', points: accountLimits.secondFactorResets, minutes });
  const bySetUp = rateLimiter(db, {
    name: 'totp-set-up',
    points: accountLimits.totpSetUpFailures,
    minutes: accountLimits.signInWindowMinutes,
  });

  const countOf = ({ memberId, deviceHash }: CodeAttempt) =>
    deviceHash ? { limiter: byDevice, key: deviceHash } : { limiter: byMember, key: memberId };

  return {
    /** @returns after the last one allowed, until when no other is taken @throws Rejection 429 */
    async count(attempt: CodeAttempt) {
      const { limiter, key } = countOf(attempt);
      if ((await countUse(limiter, key)) > 0) return undefined;
      const counted = await limiter.get(key);
      return counted ? new Date(Date.now() + counted.msBeforeNext) : undefined;
    },
    async forgive(attempt: CodeAttempt) {
      const { limiter, key } = countOf(attempt);
      await limiter.delete(key);
    },
    /** After a new password, a few times a day: who reads the member's mails could set one after the other. */
    async forgiveReset(memberId: string) {
      const { consumedPoints } = await resets.penalty(memberId);
      if (consumedPoints <= accountLimits.secondFactorResets) await byMember.delete(memberId);
    },
    /** @throws Rejection 429 */
    countSetUp: (memberId: string) => countUse(bySetUp, memberId),
    forgiveSetUp: (memberId: string) => bySetUp.delete(memberId),
  };
}
