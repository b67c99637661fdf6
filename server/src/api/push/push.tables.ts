import type { NotificationTopic } from 'shared-api/contract/notifications/notifications.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    vapid_keys: { id: Generated<boolean>; public_key: string; private_key: string; created_at: Timestamp };
    push_subscriptions: {
      session_hash: string;
      member_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      topics: NotificationTopic[];
      created_at: Timestamp;
    };
    push_deliveries: {
      session_hash: string;
      event_id: string;
      /** When a worker takes it up, again. */
      due_at: Timestamp;
      tries: Generated<number>;
    };
    quiet_hours: { member_id: string; is_on: boolean; begins: string; ends: string };
  }
}

export const pushTables = {
  vapid_keys: { archive: { since: 50, isFilledAtStart: true }, keptFor: 'portal', person: 'none' },
  push_subscriptions: {
    archive: 'passing',
    keptFor: { with: 'sessions' },
    person: {
      member_id: {
        erased: 'deleted',
        shown: { pushSubscriptions: ['created_at as createdAt', 'endpoint', 'topics'] },
      },
    },
  },
  push_deliveries: { archive: 'passing', keptFor: { with: 'push_subscriptions' }, person: 'none' },
  quiet_hours: {
    archive: { since: 44 },
    keptFor: { with: 'members' },
    person: { member_id: { erased: 'deleted', shown: { quietHours: ['is_on as isOn', 'begins', 'ends'] } } },
  },
} satisfies SomeTables;
