import type { SomeTables } from '../database/table-facts.ts';

declare module '../database/tables.ts' {
  interface Tables {
    rate_limits: { key: string; points: number; expire: number | null };
  }
}

export const limitTables = {
  rate_limits: { archive: 'passing', keptFor: 'use', person: 'none' },
} satisfies SomeTables;
