import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { canSeeAddresses } from 'shared-api/contract/audit.policy';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import type { Db } from '../../platform/database/db.ts';
import { type Position, toResultPage } from '../../platform/http/paging.ts';
import { type AuditFilter, type AuditRow, auditRepository } from './audit.repository.ts';

const toAuditEntry = (row: AuditRow, viewer: Viewer): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.actorRole },
  act: row.act,
  subject: { kind: row.subjectKind, id: row.subject, name: row.subjectName },
  details: canSeeAddresses(viewer) ? { ...row.details, address: row.address } : row.details,
});

export function auditService({ db }: { db: Db }) {
  return {
    async list(viewer: Viewer, filter: AuditFilter, limit: number, after?: Position) {
      const scoped = { ...filter, scope: scopeOf(viewer) };
      const [rows, total] = await Promise.all([
        auditRepository.list(db, scoped, limit + 1, after),
        auditRepository.count(db, scoped),
      ]);
      const { items, last } = toResultPage(rows, limit);
      return { entries: items.map((row) => toAuditEntry(row, viewer)), total, next: last };
    },
  };
}
export type AuditService = ReturnType<typeof auditService>;
