import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    member_tokens: {
      token_hash: string;
      member_id: string;
      purpose: LinkPurpose;
      /** Where its link was mailed to: it is worth nothing for another address. */
      email: string;
      expires_at: Date;
    };
  }
}

export const accountTables = {
  member_tokens: {
    archive: { since: 50 },
    keptFor: { endedSessions: 'expires_at' },
    person: { member_id: { erased: 'deleted', shown: false } },
  },
} satisfies SomeTables;
