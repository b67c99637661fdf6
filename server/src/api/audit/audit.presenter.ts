import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { canSeeAddresses } from 'shared-api/contract/audit.policy';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import type { AuditRow } from './audit.repository.ts';

export const toAuditEntry = (row: AuditRow, viewer: Viewer): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.actorRole },
  act: row.act,
  subject: { kind: row.subjectKind, id: row.subject, name: row.subjectName },
  details: canSeeAddresses(viewer) ? { ...row.details, address: row.address } : row.details,
});
