import type { Viewer } from 'shared-api/contract/members.contract';
import { scopeOf } from 'shared-api/contract/members.policy';
import { type Position, toPage } from '../../platform/http/paging.ts';
import { toAuditEntry } from './audit.presenter.ts';
import type { AuditFilter, AuditRepository } from './audit.repository.ts';

export function auditService(audit: AuditRepository) {
  return {
    async list(viewer: Viewer, filter: AuditFilter, limit: number, after?: Position) {
      const scoped = { ...filter, scope: scopeOf(viewer) };
      const [rows, total] = await Promise.all([audit.list(scoped, limit + 1, after), audit.count(scoped)]);
      const { items, last } = toPage(rows, limit);
      return { entries: items.map((row) => toAuditEntry(row, viewer)), total, next: last };
    },
  };
}
export type AuditService = ReturnType<typeof auditService>;
