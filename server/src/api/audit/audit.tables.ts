import type { AuditAction, AuditSubjectKind } from 'shared-api/contract/audit.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    audit_entries: {
      id: Generated<string>;
      at: Timestamp;
      actor_id: string | null;
      office_id: string | null;
      former_office_id: string | null;
      act: AuditAction;
      subject: string;
      subject_kind: AuditSubjectKind;
      subject_name: string;
      details: Json<Record<string, unknown>>;
      address: string;
      /** Its place in the chain and its hash, which the database gives. */
      number: Generated<number>;
      hash: Generated<string>;
    };
  }
}

const act = ['at', 'act', 'subject_name as subject', 'details'] as const;

export const auditTables = {
  audit_entries: {
    archive: { since: 5, orderBy: 'number' },
    keptFor: 'portal',
    // never changed: its entries are chained by hash
    person: {
      actor_id: { erased: 'stays', shown: { actionsOfMember: [...act, 'address'] } },
      subject: { erased: 'kept', shown: { actionsOnMember: act } },
    },
  },
} satisfies SomeTables;
