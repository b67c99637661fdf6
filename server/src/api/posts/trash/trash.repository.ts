import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import type { Position } from '../../../platform/http/paging.ts';

/** A member's posts; or those that staff removed, of an office or of all. */
export type TrashScope = { author: string } | { office: string | undefined };

const trashed = (db: Db) =>
  db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.author_id')
    .innerJoin('offices', 'offices.id', 'posts.office_id')
    .where('posts.status', '=', 'trashed');

const removedByStaff = sql<boolean>`posts.trashed_by is distinct from posts.author_id`;
const isByStaff = removedByStaff.as('isByStaff');

function trashedIn(db: Db, scope: TrashScope) {
  if ('author' in scope) return trashed(db).where('posts.author_id', '=', scope.author);
  const { office } = scope;
  return trashed(db)
    .where(removedByStaff)
    .$if(office !== undefined, (query) => query.where('posts.office_id', '=', office ?? ''));
}

const trashedAt = sql<Date>`posts.trashed_at`.as('trashedAt');

/** Deleted posts that can still be restored. */
export const trashRepository = {
  /** The one deleted last at the top. */
  list: (db: Db, scope: TrashScope, limit: number, after?: Position) =>
    trashedIn(db, scope)
      .select(['posts.id', 'posts.title', 'posts.excerpt', 'posts.type', 'posts.published_at as publishedAt'])
      .select(['members.id as authorId', 'members.name as authorName'])
      .select(['offices.id as officeId', 'offices.name as officeName'])
      .select([isByStaff, trashedAt])
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(posts.trashed_at, posts.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('posts.trashed_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db, scope: TrashScope) {
    const { total } = await trashedIn(db, scope)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  lock: (transaction: Transaction, id: string) =>
    trashed(transaction)
      .select(['posts.id', 'posts.title', 'posts.author_id as authorId', 'posts.office_id as officeId'])
      .select(['members.name as authorName', isByStaff])
      .where('posts.id', '=', id)
      .forUpdate('posts')
      .executeTakeFirst(),

  /** Takes a post from its readers, and the pin and the key of its sending from it: another post may take either. */
  add: (transaction: Transaction, id: string, by: string) =>
    transaction
      .updateTable('posts')
      .set({ status: 'trashed', trashed_at: sql<Date>`now()`, trashed_by: by, is_pinned: false, idempotency_key: null })
      .where('id', '=', id)
      .execute(),

  restore: (transaction: Transaction, id: string) =>
    transaction
      .updateTable('posts')
      .set({
        status: sql`case when expires_at <= now() then 'expired' else 'published' end`,
        trashed_at: null,
        trashed_by: null,
      })
      .where('id', '=', id)
      .execute(),

  remove: (transaction: Transaction, id: string) => transaction.deleteFrom('posts').where('id', '=', id).execute(),
};
export type TrashRow = Awaited<ReturnType<typeof trashRepository.list>>[number];
export type LockedTrash = NonNullable<Awaited<ReturnType<typeof trashRepository.lock>>>;
