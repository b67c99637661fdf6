import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import type { EventChangeKind, EventState } from './change-of.ts';

const due = (transaction: Transaction) =>
  transaction
    .selectFrom('event_changes as changes')
    .innerJoin('notification_events as events', 'events.id', 'changes.id')
    .select(['changes.id', 'changes.title', 'changes.happened_at as happenedAt', 'changes.is_cancelled as isCancelled'])
    .select(['changes.was_begins_at as wasBeginsAt', 'changes.was_ends_at as wasEndsAt'])
    .select(['changes.was_place as wasPlace', 'changes.was_address as wasAddress'])
    .select(['changes.begins_at as beginsAt', 'changes.ends_at as endsAt', 'changes.place', 'changes.address'])
    .select(['changes.last_attendance as lastAttendance', 'events.actor_id as actorId', 'events.post_id as postId'])
    .select('events.kind')
    .$narrowType<{ kind: EventChangeKind }>()
    .where('changes.due_at', 'is not', null);

/** A visitor always is; where the clock did it, so is every member. */
const isNotActor = (actorId: string | null) =>
  sql<boolean>`(attendances.member_id is null or attendances.member_id is distinct from ${actorId}::uuid)`;

/** With `members` beside them: a member who may not sign in is not told. */
const mayBeNotified = sql<boolean>`(members.id is null or (members.is_active and members.deleted_at is null))`;

export type DueChange = NonNullable<Awaited<ReturnType<ReturnType<typeof due>['executeTakeFirst']>>>;

export const eventChangesRepository = {
  /**
   * The event as it is before a change, or after it; undefined where there is none. Locked: who comes, leaves or changes it waits
   * until the transaction ends.
   */
  lockState: (transaction: Transaction, postId: string): Promise<EventState | undefined> =>
    transaction
      .selectFrom('events')
      .innerJoin('posts', 'posts.id', 'events.post_id')
      .select(['posts.title', 'posts.type', 'posts.status'])
      .select(['events.begins_at as beginsAt', 'events.ends_at as endsAt', 'events.place', 'events.address'])
      .select(sql<boolean>`events.cancelled_at is not null`.as('isCancelled'))
      .select(sql<boolean>`events.ends_at <= now()`.as('isOver'))
      .where('events.post_id', '=', postId)
      .forUpdate('events')
      .executeTakeFirst(),

  /** The announcement has another version: calendars replace the event, and cached pages are rendered again. */
  async setCancelled(transaction: Transaction, postId: string, isCancelled: boolean) {
    await transaction
      .updateTable('events')
      .set({ cancelled_at: isCancelled ? sql<Date>`now()` : null })
      .where('post_id', '=', postId)
      .execute();
    await transaction
      .updateTable('posts')
      .set({ version: sql<number>`version + 1`, updated_at: new Date() })
      .where('id', '=', postId)
      .execute();
  },

  /** Nothing where nobody but the actor is registered. */
  add: (
    transaction: Transaction,
    { kind, actorId, postId }: { kind: EventChangeKind; actorId: string | null; postId: string },
    was: EventState,
    is: EventState,
  ) =>
    sql`
      with added as (
        insert into notification_events (kind, actor_id, post_id, due_at)
        select ${kind}, ${actorId}::uuid, ${postId}::uuid, null
        where exists (
          select from attendances where post_id = ${postId} and ${isNotActor(actorId)})
        returning id)
      insert into event_changes
        (id, title, was_begins_at, was_ends_at, was_place, was_address, begins_at, ends_at, place, address, is_cancelled)
      select id, ${is.title}, ${was.beginsAt}::timestamptz, ${was.endsAt}::timestamptz, ${was.place}, ${was.address},
        ${is.beginsAt}::timestamptz, ${is.endsAt}::timestamptz, ${is.place}, ${is.address}, ${is.isCancelled}::boolean
      from added`.execute(transaction),

  /**
   * When fewer than `count` changes of an event, of which somebody was told, will lie in the 24 hours before; undefined where that
   * is so now.
   */
  async secondsUntilFewer(transaction: Transaction, postId: string, count: number) {
    const last = await transaction
      .selectFrom('event_changes as changes')
      .innerJoin('notification_events as events', 'events.id', 'changes.id')
      .select(sql<number>`ceil(extract(epoch from changes.happened_at + interval '1 day' - now()))::int`.as('seconds'))
      .where('events.post_id', '=', postId)
      .where(sql<boolean>`changes.happened_at > now() - interval '1 day'`)
      .orderBy('changes.happened_at', 'desc')
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst();
    return last?.seconds;
  },

  /**
   * The change that waited longest, until the transaction ends. Another worker passes over it. Changes of one event follow one
   * another, so that what a person reads last holds.
   */
  claim: (transaction: Transaction) =>
    due(transaction)
      .where(
        sql<boolean>`not exists (
          select from event_changes earlier join notification_events on notification_events.id = earlier.id
          where notification_events.post_id = events.post_id
            and earlier.due_at is not null and earlier.happened_at < changes.happened_at)`,
      )
      .orderBy('changes.due_at')
      .limit(sql.lit(1))
      .forUpdate('changes')
      .skipLocked()
      .executeTakeFirst(),

  /** Those of one event that not all are told of, the first at the top. */
  claimOf: (transaction: Transaction, postId: string) =>
    due(transaction).where('events.post_id', '=', postId).orderBy('changes.happened_at').forUpdate('changes').execute(),

  /**
   * The next of those who were registered when it happened, but for who did it and members who may not sign in. Who leaves or is
   * erased waits until they are written to.
   */
  listNext: (transaction: Transaction, { postId, actorId, happenedAt, lastAttendance }: DueChange, limit: number) =>
    transaction
      .selectFrom('attendances')
      .leftJoin('members', 'members.id', 'attendances.member_id')
      .leftJoin('event_visitors', 'event_visitors.id', 'attendances.visitor_id')
      .select(['attendances.id', 'attendances.member_id as memberId', 'attendances.is_waiting as isWaiting'])
      .select(['event_visitors.id as visitorId', 'event_visitors.secret'])
      .select(sql<string>`coalesce(members.name, event_visitors.name)`.as('name'))
      .select(sql<string>`coalesce(members.email, event_visitors.email)`.as('email'))
      .where('attendances.post_id', '=', postId)
      .where('attendances.joined_at', '<=', happenedAt)
      .where(isNotActor(actorId))
      .where(mayBeNotified)
      .$if(lastAttendance !== null, (query) => query.where('attendances.id', '>', lastAttendance ?? ''))
      .orderBy('attendances.id')
      .limit(sql.lit(limit))
      .forKeyShare('attendances')
      .execute(),

  /** How many would be told of a change that this member makes now: nobody of an event that is over. */
  async countToNotify(db: Db, postId: string, actorId: string) {
    const { count } = await db
      .selectFrom('attendances')
      .innerJoin('events', 'events.post_id', 'attendances.post_id')
      .leftJoin('members', 'members.id', 'attendances.member_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('attendances.post_id', '=', postId)
      .where(sql<boolean>`events.ends_at > now()`)
      .where(isNotActor(actorId))
      .where(mayBeNotified)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Mails of changes alone name a visitor without the post: they are sent though its row goes with the event. */
  detachMails: (transaction: Transaction, postId: string) =>
    sql`
      update mails set visitor_id = null from event_visitors
      where mails.visitor_id = event_visitors.id and event_visitors.post_id = ${postId} and mails.post_id is null`.execute(
      transaction,
    ),
};
export type NotifiedAttendee = Awaited<ReturnType<typeof eventChangesRepository.listNext>>[number];
