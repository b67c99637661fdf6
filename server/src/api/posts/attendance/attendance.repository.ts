import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { readablePosts } from '../../../platform/database/published-posts.ts';

const eventOf = (db: Db, postId: string) =>
  readablePosts(db)
    .innerJoin('events', 'events.post_id', 'posts.id')
    .select('events.capacity')
    .select(sql<boolean>`posts.status = 'published' and events.ends_at > now()`.as('isOpen'))
    .where('posts.type', '=', 'Ad')
    .where('posts.id', '=', postId);

export const attendanceRepository = {
  findEvent: (db: Db, postId: string) => eventOf(db, postId).executeTakeFirst(),

  /** Whoever comes, leaves or changes how many may come waits here for one another. */
  lockEvent: (transaction: Transaction, postId: string) =>
    eventOf(transaction, postId).forUpdate('events').executeTakeFirst(),

  /** How many come, whether the member is one of them, and how many stand before it in the waiting list. */
  count: (db: Db, postId: string, memberId: string) =>
    db
      .selectFrom('attendances as each')
      .leftJoin('attendances as own', (join) =>
        join.onRef('own.post_id', '=', 'each.post_id').on('own.member_id', '=', memberId),
      )
      .select(sql<number>`(count(*) filter (where not each.is_waiting))::int`.as('going'))
      .select(sql<boolean | null>`bool_or(own.is_waiting)`.as('isWaiting'))
      .select(
        sql<number>`(count(*) filter (where each.is_waiting and
          (each.joined_at, each.member_id) <= (own.joined_at, own.member_id)))::int`.as('position'),
      )
      .where('each.post_id', '=', postId)
      .executeTakeFirstOrThrow(),

  /** At the end of the waiting list; a member who stands in it, or comes, keeps its place. */
  add: (transaction: Transaction, post_id: string, member_id: string) =>
    transaction
      .insertInto('attendances')
      .values({ post_id, member_id, is_waiting: true, joined_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  remove: (transaction: Transaction, postId: string, memberId: string) =>
    transaction.deleteFrom('attendances').where('post_id', '=', postId).where('member_id', '=', memberId).execute(),

  /** Gives free places to those who waited longest. @returns who has one now */
  async moveUp(transaction: Transaction, postId: string, capacity: number | null) {
    const { rows } = await sql<{ memberId: string }>`
      update attendances set is_waiting = false
      where post_id = ${postId} and member_id in (
        select member_id from attendances where post_id = ${postId} and is_waiting
        order by joined_at, member_id
        limit case when ${capacity}::int is not null then greatest(0, ${capacity}::int - (
          select count(*) from attendances where post_id = ${postId} and not is_waiting
        )) end)
      returning member_id as "memberId"`.execute(transaction);
    return rows.map(({ memberId }) => memberId);
  },

  async listEventsOf(transaction: Transaction, memberId: string) {
    const rows = await transaction
      .selectFrom('attendances')
      .select('post_id as postId')
      .where('member_id', '=', memberId)
      .orderBy('post_id')
      .execute();
    return rows.map(({ postId }) => postId);
  },
};
