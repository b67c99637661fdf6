import type { SomeTables } from '../database/table-facts.ts';

declare module '../database/tables.ts' {
  interface Tables {
    /** Tables whose rows a migration wants searched in another form; they are written again up to `last_id`. */
    search_renewals: { table_name: 'members' | 'posts'; last_id: Generated<string> };
  }
}

export const searchTables = {
  search_renewals: { archive: 'passing', keptFor: 'use', person: 'none' },
} satisfies SomeTables;
