import type { SomeTables } from '../database/table-facts.ts';

export const limitTables = {
  rate_limits: { archive: 'passing', keptFor: 'use', person: 'none' },
} satisfies SomeTables;
