import type { SignInMethod } from 'shared-api/contract/accounts/session.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      id: Generated<string>;
      token_hash: string;
      member_id: string;
      agent: string;
      /** The network it was opened from. */
      address: Generated<string>;
      created_at: Timestamp;
      last_seen_at: Timestamp;
      expires_at: Timestamp;
      /** When the member last proved who it is, and how. */
      authenticated_at: Timestamp;
      method: Generated<SignInMethod>;
    };
    known_devices: { token_hash: string; member_id: string; last_used_at: Generated<Date> };
    pending_sign_ins: { token_hash: string; member_id: string; expires_at: Date };
  }
}

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
