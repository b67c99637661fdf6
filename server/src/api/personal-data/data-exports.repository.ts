import { sql } from 'kysely';
import { retentionDays } from 'shared-api/contract/retention';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { fromNow, nowToMs } from '../../platform/database/from-now.ts';

const now = sql<Date>`now()`;
const columns = [
  'requested_at as requestedAt',
  'ready_at as readyAt',
  'expires_at as expiresAt',
  'data_exports.bytes',
] as const;

const nextDue = (db: Db) =>
  db
    .selectFrom('data_exports')
    .select('id')
    .where('ready_at', 'is', null)
    .where('due_at', '<=', nowToMs)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked();

/** Copies of members' data, at most one of each member. */
export const dataExportsRepository = {
  /** Of a member; one that has expired is none. */
  find: (db: Db, memberId: string) =>
    db
      .selectFrom('data_exports')
      .select(['id', ...columns])
      .where('member_id', '=', memberId)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst(),

  /** Does nothing where there is one. */
  add: (transaction: Transaction, memberId: string) =>
    transaction
      .insertInto('data_exports')
      .values({ member_id: memberId })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute(),

  removeReady: (transaction: Transaction, memberId: string) =>
    transaction
      .deleteFrom('data_exports')
      .where('member_id', '=', memberId)
      .where('ready_at', 'is not', null)
      .execute(),

  /** One that is to be made, for the caller alone: should it vanish, the export is due again after `ms`. */
  claim: (db: Db, ms: number) =>
    db
      .updateTable('data_exports')
      .set({ due_at: fromNow(ms) })
      .where('id', '=', nextDue(db))
      .returning(['id', 'member_id as memberId'])
      .executeTakeFirst(),

  removeParts: (db: Db, id: string) => db.deleteFrom('data_export_parts').where('export_id', '=', id).execute(),

  addPart: (db: Db, id: string, number: number, bytes: Uint8Array) =>
    db.insertInto('data_export_parts').values({ export_id: id, number, bytes }).execute(),

  async findPart(db: Db, id: string, number: number) {
    const part = db.selectFrom('data_export_parts').select('bytes').where('export_id', '=', id);
    return (await part.where('number', '=', number).executeTakeFirst())?.bytes;
  },

  /** Whether it is still wanted. */
  async finish(transaction: Transaction, id: string, bytes: number) {
    const { numUpdatedRows } = await transaction
      .updateTable('data_exports')
      .set({
        ready_at: now,
        expires_at: sql<Date>`now() + make_interval(days => ${retentionDays.dataExports})`,
        bytes,
      })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
export type DataExportRow = NonNullable<Awaited<ReturnType<typeof dataExportsRepository.find>>>;
