import { sql } from 'kysely';
import { type Retained, retentionDays } from 'shared-api/contract/retention';
import { dayMs, serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Ended, TableName } from '../../platform/database/table-facts.ts';
import { tables } from '../catalogue.ts';

/** Names a row for as long as nobody changes it. */
const place = sql<string>`ctid`;

/** Removes some of what was of use until `before` only. @returns how many */
async function removeSome(db: Db, table: TableName, ended: Ended<'posts'>, before: Date) {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'posts')
    .where(place, 'in', ({ selectFrom }) =>
      selectFrom(table as 'posts')
        .select(place.as('place'))
        .where((eb) => (typeof ended === 'function' ? ended(eb, before) : eb(ended, '<', before)))
        .limit(sql.lit(serverLimits.sweepRows)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes what has been kept for as long as the contract says; answers how many rows of what. */
export async function applyRetention(db: Db, now = new Date()) {
  const removed: Partial<Record<Retained, number>> = {};
  // what refers to a row goes before it
  for (const [table, { keptFor }] of tables.toReversed()) {
    if (typeof keptFor === 'string' || 'with' in keptFor) continue;
    for (const [what, ended] of Object.entries(keptFor) as [Retained, Ended<'posts'>][]) {
      const before = new Date(now.getTime() - retentionDays[what] * dayMs);
      let last: number;
      do {
        last = await removeSome(db, table, ended, before);
        if (last > 0) removed[what] = (removed[what] ?? 0) + last;
      } while (last >= serverLimits.sweepRows);
    }
  }
  return removed;
}
