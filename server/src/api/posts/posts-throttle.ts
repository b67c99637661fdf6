import { limits } from 'shared-api/contract/limits';
import type { Db } from '../../platform/database/db.ts';
import { dailyLimit } from '../../platform/errors.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';

const minutes = 24 * 60;

/** An account that was taken over, or a program gone wrong, does not fill the portal with posts. */
export function postsThrottle(db: Db) {
  const posts = rateLimiter(db, { name: 'posts', points: limits.postsPerDay, minutes });
  const fetches = rateLimiter(db, { name: 'picture-fetches', points: limits.picturesPerDay, minutes });
  return {
    countPost: (member: string) => countUse(posts, member, { reject: dailyLimit }),
    /** Before they are made: one that fails has still been asked of another site. */
    countFetches: (member: string, times: number) => countUse(fetches, member, { times, reject: dailyLimit }),
  };
}
