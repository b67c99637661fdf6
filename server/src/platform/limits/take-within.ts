import { sql } from 'kysely';
import type { Transaction } from '../database/db.ts';

type Window = { name: string; minutes: number };
type Rule<Item> = { keyOf: (item: Item) => string; pointsFor: (item: Item) => number };

/** A row of the table of `rateLimiter`, which writes its keys alike. */
export const keyOfUses = (name: string, of: string) => `${name}:${of}`;

function countBy<Item>(items: Item[], keyOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** What was used by each key in the window. Others who count by these keys wait until the transaction ends. */
async function lockUses(transaction: Transaction, keys: string[], minutes: number, now: number) {
  const isOver = sql`rate_limits.expire <= ${now}`;
  const rows = await transaction
    .insertInto('rate_limits')
    .values(keys.map((key) => ({ key, points: 0, expire: now + minutes * 60_000 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOver} then 0 else rate_limits.points end`,
        expire: sql<number>`case when ${isOver} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  return new Map(rows.map(({ key, points, expire }) => [key, { used: points, endsAt: Number(expire) }]));
}

const addUses = (transaction: Transaction, uses: Map<string, number>, now: number) =>
  transaction
    .insertInto('rate_limits')
    .values([...uses].map(([key, points]) => ({ key, points, expire: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ points: sql<number>`rate_limits.points + excluded.points` }),
    )
    .execute();

/**
 * Counts many uses at once, in the table of `rateLimiter`. It is part of the caller's transaction: what is rolled back was not
 * used, nor is what lies past the bound. @returns the items within their bound, and how long the others wait
 */
export async function takeWithin<Item>(
  transaction: Transaction,
  { name, minutes }: Window,
  items: Item[],
  { keyOf, pointsFor }: Rule<Item>,
): Promise<{ within: Item[]; retryAfterSeconds: number }> {
  if (items.length === 0) return { within: [], retryAfterSeconds: 0 };
  const now = Date.now();
  const toKey = (item: Item) => keyOfUses(name, keyOf(item));
  // always in the order of the key, so that two transactions wait for one another rather than for ever
  const keys = [...new Set(items.map(toKey))].toSorted();
  const windows = await lockUses(transaction, keys, minutes, now);
  let retryAfterSeconds = 0;
  const within = items.filter((item) => {
    const window = windows.get(toKey(item));
    if (!window) return false;
    const isWithin = window.used < pointsFor(item);
    if (isWithin) window.used += 1;
    else retryAfterSeconds = Math.max(retryAfterSeconds, Math.ceil((window.endsAt - now) / 1000));
    return isWithin;
  });
  if (within.length > 0) await addUses(transaction, countBy(within, toKey), now);
  return { within, retryAfterSeconds };
}
