import type { OfficeKind } from 'shared-api/contract/offices/offices.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    offices: {
      id: Generated<string>;
      name: string;
      kind: OfficeKind;
      is_active: Generated<boolean>;
      email: string | null;
      phone: string | null;
      address: string | null;
      /** When it receives visitors, in its own words. */
      hours: string | null;
      shows_contacts: Generated<boolean>;
      cover_hash: string | null;
      created_at: Timestamp;
      version: Generated<number>;
    };
  }
}

export const officeTables = {
  offices: {
    archive: { since: 2 },
    keptFor: 'portal',
    // an office's own address and number, which no person takes along
    person: { email: { erased: 'kept', shown: false } },
  },
} satisfies SomeTables;
