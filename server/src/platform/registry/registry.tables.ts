import type { SomeTables } from '../database/table-facts.ts';

export const registryTables = {
  live_pointers: { archive: { since: 50, isFilledAtStart: true }, keptFor: 'portal', person: 'none' },
} satisfies SomeTables;
