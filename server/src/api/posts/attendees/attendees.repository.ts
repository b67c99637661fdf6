import { sql } from 'kysely';
import type { AttendeesFilter } from 'shared-api/contract/posts/attendees.contract';
import type { Db } from '../../../platform/database/db.ts';
import { holds, termsOf } from '../../../platform/database/search-pattern.ts';
import type { Position } from '../../../platform/http/paging.ts';

/** As exact as a cursor. */
const joinedAt = sql<Date>`date_trunc('milliseconds', attendances.joined_at)`;

const name = sql<string>`coalesce(event_visitors.name, members.name)`;

const attendees = (db: Db, postId: string) =>
  db
    .selectFrom('attendances')
    .leftJoin('members', 'members.id', 'attendances.member_id')
    .leftJoin('offices', 'offices.id', 'members.office_id')
    .leftJoin('event_visitors', 'event_visitors.id', 'attendances.visitor_id')
    .select(['attendances.id', 'attendances.is_waiting as isWaiting', 'attendances.checked_in_at as checkedInAt'])
    .select(['offices.name as office', 'event_visitors.email'])
    .select([name.as('name'), joinedAt.as('joinedAt')])
    .where('attendances.post_id', '=', postId);

const conditions = {
  going: sql<boolean>`not is_waiting`,
  waiting: sql<boolean>`is_waiting`,
  checked_in: sql<boolean>`checked_in_at is not null`,
  not_checked_in: sql<boolean>`not is_waiting and checked_in_at is null`,
};

const filtered = (db: Db, postId: string, { state, q }: AttendeesFilter) => {
  const inState = attendees(db, postId).$if(state !== undefined, (rows) => rows.where(conditions[state ?? 'going']));
  return termsOf(q).reduce((rows, term) => rows.where(holds(sql`fold_text(${name})`, term)), inState);
};

/** Who comes to an event, for its organisers. */
export const attendeesRepository = {
  isEvent: async (db: Db, postId: string) =>
    (await db.selectFrom('events').select('post_id').where('post_id', '=', postId).executeTakeFirst()) !== undefined,

  list: (db: Db, postId: string, filter: AttendeesFilter, limit: number, after?: Position) =>
    filtered(db, postId, filter)
      .$if(after !== undefined, (rows) =>
        rows.where(sql<boolean>`(${joinedAt}, attendances.id) > (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy(joinedAt)
      .orderBy('attendances.id')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db, postId: string, filter: AttendeesFilter) {
    const { total } = await db
      .selectFrom(filtered(db, postId, filter).as('attendees'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  countStates: (db: Db, postId: string) =>
    db
      .selectFrom('attendances')
      .select(sql<number>`(count(*) filter (where ${conditions.going}))::int`.as('going'))
      .select(sql<number>`(count(*) filter (where ${conditions.waiting}))::int`.as('waiting'))
      .select(sql<number>`(count(*) filter (where ${conditions.checked_in}))::int`.as('checkedIn'))
      .where('post_id', '=', postId)
      .executeTakeFirstOrThrow(),

  find: (db: Db, postId: string, id: string) =>
    attendees(db, postId).where('attendances.id', '=', id).executeTakeFirst(),

  /** Of two organisers who tick off the same attendee the first says when it came. */
  checkIn: (db: Db, postId: string, id: string) =>
    db
      .updateTable('attendances')
      .set({ checked_in_at: sql<Date>`coalesce(checked_in_at, now())` })
      .where('post_id', '=', postId)
      .where('id', '=', id)
      .execute(),

  undoCheckIn: (db: Db, postId: string, id: string) =>
    db
      .updateTable('attendances')
      .set({ checked_in_at: null })
      .where('post_id', '=', postId)
      .where('id', '=', id)
      .execute(),
};
export type AttendeeRow = Awaited<ReturnType<typeof attendeesRepository.list>>[number];
