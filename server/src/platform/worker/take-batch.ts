import { sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';

/** A table whose rows are due to many recipients each; `cursor` is the column with the last recipient that had its turn. */
type Queue = { table: string; key: string; cursor: string };

type Batch<Row> = {
  /** Locks the row that waited longest, until the transaction ends. */
  claim: (transaction: Transaction) => Promise<Row | undefined>;
  /** Gives it to the next of its recipients, at most `batchRows`. @returns how many, and the last of them */
  give: (transaction: Transaction, row: Row) => Promise<{ count: number; last: string | null | undefined }>;
  batchRows: number;
};

/** Of a row that is due, no recipient has a turn any more. */
export const finish = (transaction: Transaction, { table, key }: Queue, id: string) =>
  sql`update ${sql.table(table)} set due_at = null where ${sql.ref(key)} = ${id}`.execute(transaction);

/** Others that are due come first now: one with many recipients holds up none with a few. */
const advance = (transaction: Transaction, { table, key, cursor }: Queue, id: string, last: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(cursor)} = ${last}, due_at = clock_timestamp()
    where ${sql.ref(key)} = ${id}`.execute(transaction);

/**
 * Gives one row that is due to the next of its recipients: what they get and the cursor stand in one transaction, so that a
 * process that is killed has given nobody twice and forgets nobody. @returns false where nothing is due
 */
export const takeBatch = <Row extends { id: string }>(db: Db, queue: Queue, { claim, give, batchRows }: Batch<Row>) =>
  db.transaction().execute(async (transaction) => {
    const row = await claim(transaction);
    if (!row) return false;
    const { count, last } = await give(transaction, row);
    if (last && count === batchRows) await advance(transaction, queue, row.id, last);
    else await finish(transaction, queue, row.id);
    return true;
  });
