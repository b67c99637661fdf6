import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The highest number of a signed pointer that any instance served, by environment and key. */
export const livePointersRepository = {
  /** Of all these keys, which sign one after the other; 0 where none was served yet. */
  async highest(db: Db, env: string, keys: readonly string[]): Promise<number> {
    const row = await db
      .selectFrom('live_pointers')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('env', '=', env)
      .where('key', 'in', keys)
      .executeTakeFirst();
    return row?.seq ?? 0;
  },

  raise: (db: Db, env: string, key: string, seq: number) =>
    db
      .insertInto('live_pointers')
      .values({ env, key, seq })
      .onConflict((conflict) =>
        conflict.columns(['env', 'key']).doUpdateSet({ seq: sql`greatest(live_pointers.seq, excluded.seq)` }),
      )
      .execute(),
};
