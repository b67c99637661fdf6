import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { Role } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import {
  type MailFrequency,
  type NotificationKind,
  type NotificationTopic,
  topicOf,
} from 'shared-api/contract/notifications/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications/notifications.policy';
import type { OfficeKind } from 'shared-api/contract/offices/offices.contract';
import { timeZone } from 'shared-api/contract/text/time-zone';
import { digests } from '../../limits.ts';
import { type ChangeNotice, changesChannel } from '../../platform/changes/changes.ts';
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
const inRoles = ({ eb }: Members, roles: Role[]) => eb('members.role', 'in', roles);

const rolesToldOf = (topic: NotificationTopic) => Role.options.filter((role) => topicsFor({ role }).includes(topic));
const isOfAllOffices = (role: Role) => scopeOf({ role, office: { id: 'any' } }) === undefined;

/** Those who are registered for an event are told of it with their mails: `posts/event-changes`. */
const nobody = (members: Members) => members.or([]);
const ofAttendees = {
  event_changed: nobody,
  event_cancelled: nobody,
  event_resumed: nobody,
  event_deleted: nobody,
  event_restored: nobody,
  event_ended: nobody,
  event_removed: nobody,
};

/** Who of the active members is told of what; the national office is everybody's. */
const isRecipient: Record<NotificationKind, (members: Members, event: DueEvent) => ReturnType<Members['and']>> = {
  post: (members, event) => members.and(event.officeKind === 'national' ? [] : [ofOffice(members, event)]),
  post_removed: (members, event) => members.and([ofMember(members, event)]),
  post_restored: (members, event) => members.and([ofMember(members, event)]),
  account_activated: (members, event) => members.and([ofMember(members, event)]),
  role_changed: (members, event) => members.and([ofMember(members, event)]),
  office_changed: (members, event) => members.and([ofMember(members, event)]),
  applicant(members, event) {
    const roles = rolesToldOf('applicants');
    const ofItsOffice = members.and([inRoles(members, roles), ofOffice(members, event)]);
    return members.or([inRoles(members, roles.filter(isOfAllOffices)), ofItsOffice]);
  },
  event_place: (members, event) => members.and([ofMember(members, event)]),
  ...ofAttendees,
  message: (members) => members.and([inRoles(members, rolesToldOf('messages'))]),
};

/** When a mail is due that its reader wants at this pace: those of a day, or of a week, come in one. */
const mailDue = sql`case mail
  when 'at_once' then now()
  else (select min(at) from (
    select (date_trunc('day', local) + make_interval(days => day, hours => ${sql.lit(digests.hour)})) as at
    from (select now() at time zone ${sql.lit(timeZone)} as local) as clock, generate_series(0, 7) as day) as hours
    where (at at time zone ${sql.lit(timeZone)}) > now()
      and (mail = 'daily' or extract(isodow from at) = ${sql.lit(digests.isoWeekday)})) at time zone ${sql.lit(timeZone)}
  end`;

/** The next of its recipients, each with the ways in which it wants to be told of this topic. */
const recipientsOf = (transaction: Transaction, event: DueEvent, limit: number) =>
  transaction
    .selectFrom('members')
    .leftJoin('notification_choices as choices', (join) =>
      join.onRef('choices.member_id', '=', 'members.id').on('choices.topic', '=', topicOf[event.kind]),
    )
    .select('members.id')
    .select(({ fn, lit, val }) => [
      fn.coalesce('choices.in_portal', lit(true)).as('in_portal'),
      fn.coalesce('choices.mail', val<MailFrequency>('none')).as('mail'),
    ])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where((members) => isRecipient[event.kind](members, event))
    .where(sql<boolean>`(choices.topic is null or choices.in_portal or choices.mail <> 'none')`)
    .where(sql<boolean>`members.id is distinct from ${event.actorId}::uuid`)
    .$if(event.lastRecipient !== null, (query) => query.where('members.id', '>', event.lastRecipient ?? ''))
    .orderBy('members.id')
    .limit(sql.lit(limit));

/** Of these members, those who want to be told of this topic in the portal or outside it, but for mails. */
const inPortal = (transaction: Transaction, { kind }: Pick<DueEvent, 'kind'>, memberIds: string[]) =>
  transaction
    .selectFrom('members')
    .leftJoin('notification_choices as choices', (join) =>
      join.onRef('choices.member_id', '=', 'members.id').on('choices.topic', '=', topicOf[kind]),
    )
    .select('members.id')
    .select(({ fn, lit, val }) => [
      fn.coalesce('choices.in_portal', lit(true)).as('in_portal'),
      val<MailFrequency>('none').as('mail'),
    ])
    .where('members.id', 'in', memberIds);

type Recipient = { id: string; in_portal: boolean; mail: MailFrequency };

/** Gives the event to those who were chosen, in the ways in which they want to be told. */
async function addToChosen(
  transaction: Transaction,
  event: Pick<DueEvent, 'id' | 'kind'>,
  chosen: Expression<Recipient>,
) {
  const { rows } = await sql<{ count: number; first: string | null; last: string | null }>`
    with chosen as materialized (${chosen}),
    added as (
      insert into notifications (recipient_id, created_at, event_id)
      select chosen.id, events.created_at, events.id from chosen, notification_events events
      where in_portal and events.id = ${event.id}
    ),
    mailed as (
      insert into notification_mails (event_id, recipient_id, due_at)
      select ${event.id}::uuid, id, ${mailDue} from chosen where mail <> 'none'
    ),
    pushed as (
      insert into push_deliveries (session_hash, event_id)
      select push.session_hash, ${event.id}::uuid from chosen
      join push_subscriptions push on push.member_id = chosen.id and ${topicOf[event.kind]} = any(push.topics)
      on conflict do nothing
    )
    select count(*)::int as count, min(id::text) as first, max(id::text) as last from chosen`.execute(transaction);
  const [{ count, first, last } = { count: 0, first: null, last: null }] = rows;
  return { count, first, last };
}

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
  addBatch: (transaction: Transaction, event: DueEvent, limit: number) =>
    addToChosen(transaction, event, recipientsOf(transaction, event, limit)),

  /** Gives the event to these members, who are mailed of it in another way, and tells their open pages. */
  async addTo(transaction: Transaction, event: Pick<DueEvent, 'id' | 'kind'>, memberIds: string[]) {
    if (memberIds.length === 0) return;
    const { first, last } = await addToChosen(transaction, event, inPortal(transaction, event, memberIds));
    if (first && last) await this.announce(transaction, { change: 'added', id: first, until: last, office: null });
  },

  /** Tells the open pages of those members, whose ids lie between the two. */
  announce: (transaction: Transaction, notice: Omit<ChangeNotice, 'noun' | 'formerOffice'>) => {
    const payload: ChangeNotice = { noun: 'notifications', formerOffice: null, ...notice };
    return sql`select pg_notify(${changesChannel}, ${JSON.stringify(payload)})`.execute(transaction);
  },
};
