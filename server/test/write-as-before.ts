import { sql } from 'kysely';
import type { Db, Transaction } from '../src/platform/database/db.ts';

/**
 * Has rows written as they are searched for in another form than today's, which nobody else sees meanwhile.
 * @returns what `write` does
 */
export const writeAsBefore = <Written>(
  db: Db,
  write: (transaction: Transaction) => Promise<Written>,
): Promise<Written> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ today: string }>`select pg_get_functiondef('fold_text'::regproc) as today`.execute(
      transaction,
    );
    await sql`create or replace function fold_text(words text) returns text language sql immutable strict parallel safe
      as $$ select lower(words) $$`.execute(transaction);
    const written = await write(transaction);
    await sql.raw(rows[0]?.today ?? '').execute(transaction);
    return written;
  });
