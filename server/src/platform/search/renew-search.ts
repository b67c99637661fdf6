import { sql } from 'kysely';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../database/db.ts';

/** Pages that show what was searched for are made again: each office has changed posts, as far as they know. */
const announceEnd = (transaction: Transaction) =>
  sql`
    select announce('posts', 'changed', newest.id, offices.id, null)
    from offices cross join lateral (
      select id from posts where office_id = offices.id and status = 'published' order by published_at desc limit 1) as newest
  `.execute(transaction);

/**
 * Writes the next rows again, so that the columns they are searched by follow the present `fold_text`. A row that another
 * transaction holds is waited for shortly: then this batch fails and is tried again. @returns whether there may be more
 */
export const renewSearch = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('search_renewals')
      .select(['table_name as table', 'last_id as lastId'])
      .orderBy('table_name')
      .limit(sql.lit(1))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await sql`set local lock_timeout = ${sql.lit(serverLimits.renewalLockMs)}`.execute(transaction);
    const table = sql.table(due.table);
    const { rows } = await sql<{ id: string }>`
      with next as materialized (
        select id from ${table} where id > ${due.lastId} order by id
        limit ${sql.lit(serverLimits.renewedAtOnce)} for no key update),
      renewed as (update ${table} set id = next.id from next where ${table}.id = next.id)
      select id from next order by id desc limit 1`.execute(transaction);
    const [last] = rows;
    if (last) {
      await transaction
        .updateTable('search_renewals')
        .set({ last_id: last.id })
        .where('table_name', '=', due.table)
        .execute();
      return true;
    }
    await transaction.deleteFrom('search_renewals').where('table_name', '=', due.table).execute();
    const others = await transaction.selectFrom('search_renewals').select('table_name').execute();
    if (others.length === 0) await announceEnd(transaction);
    return true;
  });
