import type { SecurityKind } from 'shared-api/contract/accounts/security.contract';
import { dayMs } from '../../limits.ts';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    security_events: {
      id: Generated<string>;
      at: Timestamp;
      kind: SecurityKind;
      member_id: string | null;
      address: string;
      agent: string;
      details: Json<Record<string, unknown>>;
    };
  }
}

export const securityTables = {
  security_events: {
    archive: { since: 22 },
    keptFor: {
      // a day later than the database allows: its clock and its days may differ from ours
      securityEvents: ({ eb }, before) => eb('at', '<', new Date(before.getTime() - dayMs)),
    },
    person: { member_id: { erased: 'kept', shown: { securityEvents: ['at', 'kind', 'address', 'agent', 'details'] } } },
  },
} satisfies SomeTables;
