import { type SqlBool, sql } from 'kysely';
import type { Role } from 'shared-api/contract/members/members.contract';
import { NotificationKind, topicOf } from 'shared-api/contract/notifications/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications/notifications.policy';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Position } from '../../platform/http/paging.ts';

/** What happened: who did it, and what it is about. */
type NewEvent = {
  kind: NotificationKind;
  /** Nobody is told of what it did itself. */
  actorId?: string;
  postId?: string;
  memberId?: string;
  messageId?: string;
  officeId?: string;
  role?: Role;
};

/** Told only while their post can be read. */
const kindsOfPosts: readonly NotificationKind[] = ['post', 'event_place'];

type Recipient = { id: string; role: Role };

export type NotificationsFilter = { state?: 'unread' | undefined };

/** Kinds of what a member of this role may be told of. */
const kindsFor = (viewer: Recipient) => {
  const topics = topicsFor(viewer);
  return NotificationKind.options.filter((kind) => topics.includes(topicOf[kind]));
};

/** What the member was told of in the portal. */
const told = (db: Db, recipient: string) =>
  db
    .selectFrom('notifications')
    .select(['notifications.event_id', 'notifications.created_at', 'notifications.read_at'])
    .where('notifications.recipient_id', '=', recipient);

/** Of these, what the member has not read in the portal. */
const unread = (db: Db, recipient: string, eventIds: string[]) =>
  db
    .selectFrom('notification_events')
    .leftJoin('notifications', (join) =>
      join
        .onRef('notifications.event_id', '=', 'notification_events.id')
        .on('notifications.recipient_id', '=', recipient),
    )
    .select(['notification_events.id as event_id', 'notification_events.created_at', 'notifications.read_at'])
    .where('notification_events.id', 'in', eventIds)
    .where('notifications.read_at', 'is', null);

/**
 * Of these, what the member may still read; posts that are not public any more are left out. A place at an event is told as long
 * as the announcement has a page.
 */
const shownTo = (db: Db, viewer: Recipient, chosen: ReturnType<typeof told>) =>
  db
    .selectFrom(chosen.as('notifications'))
    .innerJoin('notification_events as events', 'events.id', 'notifications.event_id')
    .leftJoin('posts', 'posts.id', 'events.post_id')
    .where('events.kind', 'in', kindsFor(viewer))
    .where(({ eb, or }) =>
      or([
        eb('events.kind', 'not in', kindsOfPosts),
        eb('posts.status', '=', 'published'),
        eb.and([eb('events.kind', '=', 'event_place'), eb('posts.status', '=', 'expired')]),
      ]),
    );

/** With all that is said of them, the newest at the top. */
const inWords = (db: Db, viewer: Recipient, chosen: ReturnType<typeof told>) =>
  shownTo(db, viewer, chosen)
    .leftJoin('members as people', (join) =>
      join.on(sql<SqlBool>`people.id = coalesce(events.member_id, posts.author_id)`),
    )
    .leftJoin('offices', (join) => join.on(sql<SqlBool>`offices.id = coalesce(events.office_id, posts.office_id)`))
    .leftJoin('contact_messages', 'contact_messages.id', 'events.message_id')
    .leftJoin('event_changes as changes', 'changes.id', 'events.id')
    .select(['events.id', 'events.kind', 'events.role', 'offices.name as office'])
    .select(['posts.id as postId', 'posts.title', 'posts.type'])
    .select(sql<boolean | null>`posts.status in ('published', 'expired')`.as('hasPage'))
    .select(['notifications.created_at as createdAt', 'notifications.read_at as readAt'])
    .select('people.addressed_as as addressedAs')
    .select(['changes.title as eventTitle', 'changes.was_begins_at as wasBeginsAt', 'changes.was_ends_at as wasEndsAt'])
    .select(['changes.was_place as wasPlace', 'changes.was_address as wasAddress'])
    .select(['changes.begins_at as beginsAt', 'changes.ends_at as endsAt', 'changes.place', 'changes.address'])
    .select(({ fn }) => fn.coalesce('contact_messages.name', 'people.name').as('person'))
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.event_id', 'desc');

export const notificationsRepository = {
  /** Written with the change itself: the workers tell its recipients once the transaction holds. */
  async record(transaction: Transaction, { kind, actorId, postId, memberId, messageId, officeId, role }: NewEvent) {
    await transaction
      .insertInto('notification_events')
      .values({
        kind,
        actor_id: actorId ?? null,
        post_id: postId ?? null,
        member_id: memberId ?? null,
        message_id: messageId ?? null,
        office_id: officeId ?? null,
        role: role ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** To any number of members, in one statement. */
  recordPlaces: (transaction: Transaction, postId: string, memberIds: string[]) =>
    sql`
      insert into notification_events (kind, post_id, member_id)
      select 'event_place', ${postId}::uuid, unnest(${memberIds}::uuid[])`.execute(transaction),

  list: (db: Db, viewer: Recipient, { state }: NotificationsFilter, limit: number, after?: Position) =>
    inWords(db, viewer, told(db, viewer.id))
      .$if(state === 'unread', (query) => query.where('notifications.read_at', 'is', null))
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(notifications.created_at, notifications.event_id) < (${after?.at}, ${after?.id})`),
      )
      .limit(sql.lit(limit))
      .execute(),

  /** Of these, what is still to be told to the member outside the portal. */
  listUnread: async (db: Db, viewer: Recipient, eventIds: string[]) =>
    eventIds.length > 0 ? inWords(db, viewer, unread(db, viewer.id, eventIds)).execute() : [],

  async count(db: Db, viewer: Recipient, { state }: NotificationsFilter) {
    const { total } = await shownTo(db, viewer, told(db, viewer.id))
      .$if(state === 'unread', (query) => query.where('notifications.read_at', 'is', null))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Whether the member was told of it. */
  async markRead(transaction: Transaction, recipient: string, id: string) {
    const { numUpdatedRows } = await transaction
      .updateTable('notifications')
      .set({ read_at: sql<Date>`coalesce(read_at, now())` })
      .where('recipient_id', '=', recipient)
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  markAllRead: (transaction: Transaction, recipient: string) =>
    transaction
      .updateTable('notifications')
      .set({ read_at: sql<Date>`now()` })
      .where('recipient_id', '=', recipient)
      .where('read_at', 'is', null)
      .execute(),
};
export type NotificationRow = Awaited<ReturnType<typeof notificationsRepository.list>>[number];

/** The post with which it is told no more. */
export const postOf = ({ kind, postId }: NotificationRow) =>
  kindsOfPosts.includes(kind) ? (postId ?? undefined) : undefined;
