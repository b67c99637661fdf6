import type { SomeTables } from '../../platform/database/table-facts.ts';

const secret = { member_id: { erased: 'deleted', shown: false } } as const;

export const factorTables = {
  passkeys: {
    archive: { since: 24 },
    keptFor: { with: 'members' },
    person: {
      member_id: {
        erased: 'deleted',
        shown: { passkeys: ['created_at as createdAt', 'name', 'last_used_at as lastUsedAt'] },
      },
    },
  },
  passkey_challenges: { archive: 'passing', keptFor: 'use', person: secret },
  totp_secrets: {
    archive: { since: 24 },
    keptFor: { with: 'members' },
    person: { member_id: { erased: 'deleted', shown: { authenticatorApps: ['confirmed_at as confirmedAt'] } } },
  },
  recovery_codes: { archive: { since: 24 }, keptFor: { with: 'members' }, person: secret },
} satisfies SomeTables;
