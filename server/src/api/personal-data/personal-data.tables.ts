import type { SomeTables } from '../../platform/database/table-facts.ts';

const ofMember = { member_id: { erased: 'deleted', shown: false } } as const;

export const personalDataTables = {
  data_exports: { archive: 'passing', keptFor: { dataExports: 'ready_at' }, person: ofMember },
  data_export_parts: { archive: 'passing', keptFor: { with: 'data_exports' }, person: 'none' },
  // `deletionsService` carries out those that are due
  account_deletions: { archive: { since: 25 }, keptFor: 'use', person: ofMember },
} satisfies SomeTables;
