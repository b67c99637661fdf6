import type { SomeTables } from '../../platform/database/table-facts.ts';

const times = ['last_seen_at as lastSeenAt', 'expires_at as expiresAt'] as const;

export const sessionTables = {
  sessions: {
    archive: 'passing',
    keptFor: { endedSessions: 'expires_at' },
    person: {
      member_id: {
        erased: 'deleted',
        shown: { sessions: ['created_at as createdAt', 'agent', 'address', 'method', ...times] },
      },
    },
  },
  known_devices: {
    archive: 'passing',
    keptFor: 'use',
    person: { member_id: { erased: 'deleted', shown: { knownDevices: ['last_used_at as lastUsedAt'] } } },
  },
  pending_sign_ins: { archive: 'passing', keptFor: 'use', person: { member_id: { erased: 'deleted', shown: false } } },
} satisfies SomeTables;
