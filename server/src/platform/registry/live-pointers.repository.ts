import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The highest number of a signed pointer that any instance served, by environment and key. */
export const livePointersRepository = {
  /** 0 where none was served yet. */
  async highest(db: Db, env: string, key: string): Promise<number> {
    const row = await db
      .selectFrom('live_pointers')
      .select('seq')
      .where('env', '=', env)
      .where('key', '=', key)
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
