import type { AuditAct, AuditEntry, AuditSubjectKind } from 'shared-api/contract/audit.contract';
import type { Role } from 'shared-api/contract/members.contract';

type AuditRow = {
  id: string;
  at: Date;
  act: AuditAct;
  subject: string;
  subjectKind: AuditSubjectKind;
  subjectName: string;
  details: Record<string, unknown>;
  address: string;
  actorId: string;
  actorName: string;
  actorRole: Role;
};

/** Where an act came from is told to an AD alone. */
export const toAuditEntry = (row: AuditRow, viewer: { role: Role }): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.actorRole },
  act: row.act,
  subject: { kind: row.subjectKind, id: row.subject, name: row.subjectName },
  details: viewer.role === 'AD' ? { ...row.details, address: row.address } : row.details,
});
