import { sql } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';

/** Has rows written as they are searched for in another form: until what it answers is called, when search is that of today. */
export async function foldBefore(db: Db) {
  const { rows } = await sql<{ today: string }>`select pg_get_functiondef('fold_text'::regproc) as today`.execute(db);
  await sql`create or replace function fold_text(words text) returns text language sql immutable strict parallel safe
    as $$ select lower(words) $$`.execute(db);
  return () => sql.raw(rows[0]?.today ?? '').execute(db);
}
