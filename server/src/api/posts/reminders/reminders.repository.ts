import { sql } from 'kysely';
import { eventReminders } from '../../../limits.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { toMoment } from '../../../platform/database/to-moment.ts';

const before = sql`make_interval(hours => ${sql.lit(eventReminders.hoursBefore)})`;

export const remindersRepository = {
  /**
   * Those who come to an event that begins within a day and were not reminded of it, locked: another worker passes over
   * them. Who said so within that day knows. The announcement may have ended before. Who moves or deletes the event waits until
   * they are marked; an event that is being changed is looked at later.
   */
  claimDue: (transaction: Transaction) =>
    transaction
      .selectFrom('attendances')
      .innerJoin('events', 'events.post_id', 'attendances.post_id')
      .innerJoin('posts', 'posts.id', 'attendances.post_id')
      .leftJoin('members', 'members.id', 'attendances.member_id')
      .leftJoin('event_visitors', 'event_visitors.id', 'attendances.visitor_id')
      .select(['attendances.id', 'posts.id as postId', 'posts.title'])
      .select(['events.begins_at as beginsAt', 'events.place', 'events.address'])
      .select(sql<string>`coalesce(members.name, event_visitors.name)`.as('name'))
      .select(sql<string>`coalesce(members.email, event_visitors.email)`.as('email'))
      .select(['event_visitors.id as visitorId', 'event_visitors.secret'])
      .where('attendances.reminded_at', 'is', null)
      .where('attendances.is_waiting', '=', false)
      .where('events.cancelled_at', 'is', null)
      .where(sql<boolean>`events.begins_at > now() and events.begins_at <= now() + ${before}`)
      .where(sql<boolean>`attendances.joined_at <= events.begins_at - ${before}`)
      .where('posts.status', 'in', ['published', 'expired'])
      .where('posts.type', '=', 'Ad')
      .where(sql<boolean>`(members.id is null or (members.is_active and members.deleted_at is null))`)
      .orderBy('events.begins_at')
      .limit(sql.lit(eventReminders.batchRows))
      .modifyEnd(sql`for no key update of attendances skip locked for share of posts, events skip locked`)
      .execute(),

  markReminded: (transaction: Transaction, ids: string[]) =>
    transaction.updateTable('attendances').set({ reminded_at: sql<Date>`now()` }).where('id', 'in', ids).execute(),

  /** Those that are not sent yet. Who was to get one is reminded again, of what holds then. */
  withdraw: (transaction: Transaction, postId: string) =>
    sql`
      with withdrawn as (
        delete from mails using attendances
        where mails.attendance_id = attendances.id and attendances.post_id = ${postId} and mails.given_up_at is null
        returning mails.attendance_id
      )
      update attendances set reminded_at = null from withdrawn where attendances.id = withdrawn.attendance_id`.execute(
      transaction,
    ),

  /** Of an event that is about to begin at another time. */
  resetReminders: (transaction: Transaction, postId: string, begins: string) =>
    transaction
      .updateTable('attendances')
      .set({ reminded_at: null })
      .from('events')
      .whereRef('events.post_id', '=', 'attendances.post_id')
      .where('events.post_id', '=', postId)
      .where('events.begins_at', '!=', toMoment(begins))
      .where('attendances.reminded_at', 'is not', null)
      .execute(),
};
export type DueReminder = Awaited<ReturnType<typeof remindersRepository.claimDue>>[number];
