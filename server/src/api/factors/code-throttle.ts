import { accountLimits } from 'shared-api/contract/account-limits';
import type { Db } from '../../platform/database/db.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';

export type CodeAttempt = {
  memberId: string;
  /** Of a browser that this member has signed in with before; undefined of any other. */
  deviceHash: string | undefined;
};

/**
 * Too many wrong codes delay the next one. A known device has a count of its own, as for passwords: a stranger who knows the
 * password must not keep the member out. So has an app that is being set up, which takes a session.
 */
export function codeThrottle(db: Db) {
  const bound = { points: accountLimits.secondFactorFailures, minutes: accountLimits.signInWindowMinutes };
  const byMember = rateLimiter(db, { name: 'second-factor', ...bound });
  const byDevice = rateLimiter(db, { name: 'second-factor-device', ...bound });
  const bySetUp = rateLimiter(db, { name: 'totp-set-up', ...bound });

  const countOf = ({ memberId, deviceHash }: CodeAttempt) =>
    deviceHash ? { limiter: byDevice, key: deviceHash } : { limiter: byMember, key: memberId };

  return {
    /** @throws Refusal 429 */
    async count(attempt: CodeAttempt) {
      const { limiter, key } = countOf(attempt);
      await countUse(limiter, key);
    },
    async forgive(attempt: CodeAttempt) {
      const { limiter, key } = countOf(attempt);
      await limiter.delete(key);
    },
    /** @throws Refusal 429 */
    countSetUp: (memberId: string) => countUse(bySetUp, memberId),
    forgiveSetUp: (memberId: string) => bySetUp.delete(memberId),
  };
}
