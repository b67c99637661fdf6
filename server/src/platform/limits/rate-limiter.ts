import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/db.ts';
import { type Refusal, tooManyRequests } from '../errors.ts';

type Bound = { name: string; points: number; minutes: number };

/** Counts in the database, so that all instances of the server count together. */
export const rateLimiter = (db: Db, { name, points, minutes }: Bound) =>
  new RateLimiterPostgres({
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) };
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  });

type Use = { times?: number; refuse?: (retryAfterSeconds: number) => Refusal };

/** Counts one more use by `key`, or several. @returns how many are left @throws Refusal 429 past the bound */
export async function countUse(
  limiter: RateLimiterAbstract,
  key: string,
  { times = 1, refuse = tooManyRequests }: Use = {},
) {
  try {
    return (await limiter.consume(key, times)).remainingPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (times > 1) await limiter.reward(key, times); // what was refused was not used: fewer may still fit
    throw refuse(Math.ceil(refused.msBeforeNext / 1000));
  }
}
