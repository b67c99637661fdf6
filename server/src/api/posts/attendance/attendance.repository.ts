import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { readablePosts } from '../../../platform/database/published-posts.ts';

/** A member, or a visitor whose address is confirmed. */
export type AttendeeKey = { memberId: string } | { visitorId: string };

const columnOf = (attendee: AttendeeKey) => ('memberId' in attendee ? 'member_id' : 'visitor_id');
const idOf = (attendee: AttendeeKey) => ('memberId' in attendee ? attendee.memberId : attendee.visitorId);

const eventOf = (db: Db, postId: string) =>
  readablePosts(db)
    .innerJoin('events', 'events.post_id', 'posts.id')
    .select(['events.capacity', 'events.audience', 'events.begins_at as beginsAt', 'events.ends_at as endsAt'])
    .select(['posts.id', 'posts.title', 'events.place', 'events.address'])
    .select(
      sql<boolean>`posts.status = 'published' and events.ends_at > now() and events.cancelled_at is null`.as('isOpen'),
    )
    .select(sql<boolean>`events.ends_at <= now()`.as('isOver'))
    .select(sql<boolean>`events.cancelled_at is not null`.as('isCancelled'))
    .where('posts.type', '=', 'Ad')
    .where('posts.id', '=', postId);

export const attendanceRepository = {
  findEvent: (db: Db, postId: string) => eventOf(db, postId).executeTakeFirst(),

  /** Who comes, leaves or changes the event waits here for the others, and reads it as they left it. */
  async lockEvent(transaction: Transaction, postId: string) {
    await transaction.selectFrom('events').select('post_id').where('post_id', '=', postId).forUpdate().execute();
    return eventOf(transaction, postId).executeTakeFirst();
  },

  /** How many come, whether the attendee is one of them, and its place in the waiting list. */
  count: (db: Db, postId: string, attendee: AttendeeKey) =>
    db
      .selectFrom('attendances as each')
      .leftJoin('attendances as own', (join) =>
        join.onRef('own.post_id', '=', 'each.post_id').on(`own.${columnOf(attendee)}`, '=', idOf(attendee)),
      )
      .select(sql<number>`(count(*) filter (where not each.is_waiting))::int`.as('going'))
      .select(sql<boolean | null>`bool_or(own.is_waiting)`.as('isWaiting'))
      .select(
        sql<number>`(count(*) filter (where each.is_waiting and
          (each.joined_at, each.id) <= (own.joined_at, own.id)))::int`.as('position'),
      )
      .where('each.post_id', '=', postId)
      .executeTakeFirstOrThrow(),

  /** At the end of the waiting list; who stands in it, or comes, keeps the place. */
  add: (transaction: Transaction, post_id: string, attendee: AttendeeKey) =>
    transaction
      .insertInto('attendances')
      .values({
        post_id,
        [columnOf(attendee)]: idOf(attendee),
        is_waiting: true,
        joined_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  remove: (transaction: Transaction, postId: string, attendee: AttendeeKey) =>
    transaction
      .deleteFrom('attendances')
      .where('post_id', '=', postId)
      .where(columnOf(attendee), '=', idOf(attendee))
      .execute(),

  /** Gives free places to those who waited longest; members who may not sign in keep their turn. @returns who has one now */
  async moveUp(transaction: Transaction, postId: string, capacity: number | null) {
    const { rows } = await sql<{ memberId: string | null; visitorId: string | null }>`
      update attendances set is_waiting = false
      where post_id = ${postId} and id in (
        select waiting.id from attendances waiting left join members on members.id = waiting.member_id
        where waiting.post_id = ${postId} and waiting.is_waiting
          and (members.id is null or (members.is_active and members.deleted_at is null))
        order by waiting.joined_at, waiting.id
        limit case when ${capacity}::int is not null then greatest(0, ${capacity}::int - (
          select count(*) from attendances where post_id = ${postId} and not is_waiting
        )) end)
      returning member_id as "memberId", visitor_id as "visitorId"`.execute(transaction);
    return rows;
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
export type AttendedEvent = NonNullable<Awaited<ReturnType<typeof attendanceRepository.findEvent>>>;
