import type { SomeTables } from '../../platform/database/table-facts.ts';

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
