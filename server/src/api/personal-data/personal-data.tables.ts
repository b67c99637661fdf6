import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    data_exports: {
      id: Generated<string>;
      member_id: string;
      requested_at: Timestamp;
      /** When a worker may take it up, again. */
      due_at: Timestamp;
      ready_at: MaybeTimestamp;
      expires_at: MaybeTimestamp;
      bytes: number | null;
    };
    data_export_parts: { export_id: string; number: number; bytes: Uint8Array };
    account_deletions: { member_id: string; requested_at: Timestamp; due_at: Date; posts: PostsFate };
  }
}

const ofMember = { member_id: { erased: 'deleted', shown: false } } as const;

export const personalDataTables = {
  data_exports: { archive: 'passing', keptFor: { dataExports: 'ready_at' }, person: ofMember },
  data_export_parts: { archive: 'passing', keptFor: { with: 'data_exports' }, person: 'none' },
  // `deletionsService` carries out those that are due
  account_deletions: { archive: { since: 25 }, keptFor: 'use', person: ofMember },
} satisfies SomeTables;
