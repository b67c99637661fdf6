import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/db.ts';
import { type Rejection, tooManyRequests } from '../errors.ts';

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

type Use = { times?: number; reject?: (retryAfterSeconds: number) => Rejection };

/** Counts one more use by `key`, or several. @returns how many are left @throws Rejection 429 past the bound */
export async function countUse(
  limiter: RateLimiterAbstract,
  key: string,
  { times = 1, reject = tooManyRequests }: Use = {},
) {
  try {
    return (await limiter.consume(key, times)).remainingPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (times > 1) await limiter.reward(key, times); // what was rejected was not used: fewer may still fit
    throw reject(Math.ceil(refused.msBeforeNext / 1000));
  }
}
