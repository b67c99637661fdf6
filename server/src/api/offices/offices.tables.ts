import type { SomeTables } from '../../platform/database/table-facts.ts';

export const officeTables = {
  offices: {
    archive: { since: 2 },
    keptFor: 'portal',
    // an office's own address and number, which no person takes along
    person: { email: { erased: 'kept', shown: false } },
  },
} satisfies SomeTables;
