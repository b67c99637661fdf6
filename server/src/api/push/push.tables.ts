import type { SomeTables } from '../../platform/database/table-facts.ts';

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
