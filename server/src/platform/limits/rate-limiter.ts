import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/db.ts';
import { tooManyRequests } from '../errors.ts';

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

/** Counts one more of what `key` does. @throws Refusal 429 past the bound */
export async function countOne(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
