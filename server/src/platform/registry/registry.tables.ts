import type { SomeTables } from '../database/table-facts.ts';

declare module '../database/tables.ts' {
  interface Tables {
    live_pointers: { env: string; key: string; seq: number };
  }
}

export const registryTables = {
  live_pointers: { archive: { since: 50, isFilledAtStart: true }, keptFor: 'portal', person: 'none' },
} satisfies SomeTables;
