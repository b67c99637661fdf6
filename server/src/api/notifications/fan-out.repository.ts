import { type ExpressionBuilder, sql } from 'kysely';
import { type NotificationKind, topicOf } from 'shared-api/contract/notifications.contract';
import type { OfficeKind } from 'shared-api/contract/offices.contract';
import { type Announcement, changesChannel } from '../../platform/changes/changes.ts';
import type { Transaction } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Members = ExpressionBuilder<Tables, 'members'>;

export type DueEvent = {
  id: string;
  kind: NotificationKind;
  actorId: string | null;
  memberId: string | null;
  officeId: string | null;
  officeKind: OfficeKind | null;
  lastRecipient: string | null;
};

const ofMember = ({ eb }: Members, { memberId }: DueEvent) => eb('members.id', '=', memberId);
const ofOffice = ({ eb }: Members, { officeId }: DueEvent) => eb('members.office_id', '=', officeId);
const inRole = ({ eb }: Members, role: 'AD' | 'OP') => eb('members.role', '=', role);

/** Who of the active members is told of what; the national office is everybody's. */
const isRecipient: Record<NotificationKind, (members: Members, event: DueEvent) => ReturnType<Members['and']>> = {
  post: (members, event) => members.and(event.officeKind === 'national' ? [] : [ofOffice(members, event)]),
  post_removed: (members, event) => members.and([ofMember(members, event)]),
  post_restored: (members, event) => members.and([ofMember(members, event)]),
  account_activated: (members, event) => members.and([ofMember(members, event)]),
  role_changed: (members, event) => members.and([ofMember(members, event)]),
  office_changed: (members, event) => members.and([ofMember(members, event)]),
  applicant: (members, event) =>
    members.or([inRole(members, 'AD'), members.and([inRole(members, 'OP'), ofOffice(members, event)])]),
  message: (members) => members.and([inRole(members, 'AD')]),
};

const recipientsOf = (transaction: Transaction, event: DueEvent, limit: number) =>
  transaction
    .selectFrom('members')
    .select('members.id')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where((members) => isRecipient[event.kind](members, event))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('muted_topics')
            .select('topic')
            .whereRef('member_id', '=', 'members.id')
            .where('topic', '=', topicOf[event.kind]),
        ),
      ),
    )
    .where(sql<boolean>`members.id is distinct from ${event.actorId}::uuid`)
    .$if(event.lastRecipient !== null, (query) => query.where('members.id', '>', event.lastRecipient ?? ''))
    .orderBy('members.id')
    .limit(sql.lit(limit));

export const fanOutRepository = {
  /** The event that waited longest, until the transaction ends. Another worker passes over it. */
  claim: (transaction: Transaction) =>
    transaction
      .selectFrom('notification_events as events')
      .leftJoin('posts', 'posts.id', 'events.post_id')
      .leftJoin('offices', 'offices.id', 'posts.office_id')
      .select(['events.id', 'events.kind', 'events.actor_id as actorId', 'events.member_id as memberId'])
      .select(['events.last_recipient as lastRecipient', 'offices.kind as officeKind'])
      .select(({ fn }) => fn.coalesce('posts.office_id', 'events.office_id').as('officeId'))
      .where('events.due_at', 'is not', null)
      .orderBy('events.due_at')
      .limit(sql.lit(1))
      .forUpdate('events')
      .skipLocked()
      .executeTakeFirst(),

  /** Gives the event to the next of its recipients, at most `limit`. */
  async addBatch(transaction: Transaction, event: DueEvent, limit: number) {
    const { rows } = await sql<{ count: number; first: string | null; last: string | null }>`
      with chosen as materialized (${recipientsOf(transaction, event, limit)}),
      added as (
        insert into notifications (recipient_id, created_at, event_id)
        select chosen.id, events.created_at, events.id from chosen, notification_events events where events.id = ${event.id}
      )
      select count(*)::int as count, min(id::text) as first, max(id::text) as last from chosen`.execute(transaction);
    const [{ count, first, last } = { count: 0, first: null, last: null }] = rows;
    return { count, first, last };
  },

  /** Others that are due come first now: one with many recipients holds up none with a few. */
  goOn: (transaction: Transaction, id: string, last_recipient: string) =>
    transaction
      .updateTable('notification_events')
      .set({ last_recipient, due_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute(),

  finish: (transaction: Transaction, id: string) =>
    transaction.updateTable('notification_events').set({ due_at: null }).where('id', '=', id).execute(),

  /** Tells the open pages of those members, whose ids lie between the two. */
  announce: (transaction: Transaction, announcement: Omit<Announcement, 'noun' | 'formerOffice'>) => {
    const payload: Announcement = { noun: 'notifications', formerOffice: null, ...announcement };
    return sql`select pg_notify(${changesChannel}, ${JSON.stringify(payload)})`.execute(transaction);
  },
};
