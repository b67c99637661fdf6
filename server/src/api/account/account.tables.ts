import type { SomeTables } from '../../platform/database/table-facts.ts';

export const accountTables = {
  member_tokens: {
    archive: { since: 50 },
    keptFor: { endedSessions: 'expires_at' },
    person: { member_id: { erased: 'deleted', shown: false } },
  },
} satisfies SomeTables;
