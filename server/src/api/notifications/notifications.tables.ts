import type { Role } from 'shared-api/contract/members/members.contract';
import type {
  MailFrequency,
  NotificationKind,
  NotificationTopic,
} from 'shared-api/contract/notifications/notifications.contract';
import type { Db } from '../../platform/database/db.ts';
import { isReadableBy } from '../../platform/database/published-posts.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification_events: {
      id: Generated<string>;
      kind: NotificationKind;
      actor_id: string | null;
      post_id: string | null;
      /** The member that is told of itself, or that asks to join. */
      member_id: string | null;
      message_id: string | null;
      office_id: string | null;
      role: Role | null;
      created_at: Timestamp;
      /** When a worker takes it up, again; null once all of its recipients are told. */
      due_at: MaybeTimestamp;
      last_recipient: Generated<string | null>;
    };
    notifications: { recipient_id: string; created_at: Date; event_id: string; read_at: MaybeTimestamp };
    notification_choices: {
      member_id: string;
      topic: NotificationTopic;
      in_portal: Generated<boolean>;
      mail: Generated<MailFrequency>;
    };
    /** What is still to be mailed to a member. */
    notification_mails: { event_id: string; recipient_id: string; due_at: Date };
  }
}

const listNotifications = (db: Db, { id }: Person) =>
  db
    .selectFrom('notifications')
    .innerJoin('notification_events as events', 'events.id', 'notifications.event_id')
    .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'events.post_id').on(isReadableBy(id)))
    .select(['events.kind', 'posts.title as post', 'events.role'])
    .select(['notifications.created_at as createdAt', 'notifications.read_at as readAt'])
    .where('notifications.recipient_id', '=', id)
    .orderBy('notifications.created_at')
    .execute();

export const notificationTables = {
  notification_events: {
    archive: { since: 38 },
    keptFor: {
      notifications: ({ and, eb, exists, not, selectFrom }, before) =>
        and([
          eb('created_at', '<', before),
          not(
            exists(selectFrom('notifications').select('event_id').whereRef('event_id', '=', 'notification_events.id')),
          ),
        ]),
    },
    person: { actor_id: { erased: 'stays', shown: false }, member_id: { erased: 'deleted', shown: false } },
  },
  notifications: {
    archive: { since: 38 },
    keptFor: {
      notifications: ({ eb, selectFrom }, before) =>
        eb('event_id', 'in', selectFrom('notification_events as events').select('id').where('created_at', '<', before)),
    },
    person: { recipient_id: { erased: 'deleted', shown: { notifications: listNotifications } } },
  },
  notification_choices: {
    archive: { since: 41, formerly: { muted_topics: { in_portal: false } } },
    keptFor: { with: 'members' },
    person: { member_id: { erased: 'deleted', shown: { notificationChoices: ['topic', 'in_portal', 'mail'] } } },
  },
  notification_mails: {
    archive: { since: 41 },
    keptFor: { with: 'notification_events' },
    person: { recipient_id: { erased: 'deleted', shown: false } },
  },
} satisfies SomeTables;
