import { type SqlBool, sql } from 'kysely';
import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import { retentionDays } from 'shared-api/contract/retention';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Position } from '../../platform/http/paging.ts';

const now = sql<Date>`now()`;
const dueAt = sql<Date>`now() + make_interval(days => ${retentionDays.accountDeletions})`;

const pending = (db: Db) =>
  db
    .selectFrom('account_deletions')
    .innerJoin('members', 'members.id', 'account_deletions.member_id')
    .innerJoin('offices', 'offices.id', 'members.office_id');

/** Members' requests to delete their accounts. */
export const deletionsRepository = {
  /** Until when it can be taken back. */
  async add(transaction: Transaction, memberId: string, posts: PostsFate) {
    const added = await transaction
      .insertInto('account_deletions')
      .values({ member_id: memberId, posts, due_at: dueAt })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ posts, due_at: dueAt, requested_at: now }))
      .returning('due_at as dueAt')
      .executeTakeFirstOrThrow();
    return added.dueAt;
  },

  /** Whether there was one. */
  async remove(transaction: Transaction, memberId: string) {
    const { numDeletedRows } = await transaction
      .deleteFrom('account_deletions')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  lock: (transaction: Transaction, memberId: string, isDueOnly = false) =>
    pending(transaction)
      .select(['account_deletions.posts', 'members.id as memberId', 'members.name', 'members.email'])
      .select(['members.office_id as officeId'])
      .where('account_deletions.member_id', '=', memberId)
      .$if(isDueOnly, (query) => query.where('account_deletions.due_at', '<=', now))
      .forUpdate('account_deletions')
      .executeTakeFirst(),

  listDue: async (db: Db, max: number) => {
    const due = db.selectFrom('account_deletions').select('member_id as id').where('due_at', '<=', now);
    return (await due.orderBy('due_at').limit(sql.lit(max)).execute()).map(({ id }) => id);
  },

  /** The one due first at the top. */
  list: (db: Db, limit: number, after?: Position) =>
    pending(db)
      .select(['members.id', 'members.name', 'account_deletions.posts'])
      .select(['account_deletions.requested_at as requestedAt', 'account_deletions.due_at as dueAt'])
      .select(['offices.id as officeId', 'offices.name as officeName', 'offices.cover_hash as officeCoverHash'])
      .select(['offices.kind as officeKind', 'offices.is_active as officeIsActive'])
      .$if(after !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(account_deletions.due_at, account_deletions.member_id) > (${after?.at}, ${after?.id})`,
        ),
      )
      .orderBy('account_deletions.due_at')
      .orderBy('account_deletions.member_id')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db) {
    const { total } = await db
      .selectFrom('account_deletions')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /**
   * Active administrators but this one who mean to stay. One transaction at a time counts them, so that of two who leave at
   * the same moment one is the last; it locks no rows, since each of the two holds its own already.
   */
  async countOtherAdmins(transaction: Transaction, memberId: string) {
    await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(transaction);
    const admins = await transaction
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'AD')
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .execute();
    const leaving = await transaction.selectFrom('account_deletions').select('member_id as id').execute();
    return admins.filter(({ id }) => id !== memberId && !leaving.some((each) => each.id === id)).length;
  },
};
export type DeletionRow = Awaited<ReturnType<typeof deletionsRepository.list>>[number];
