import { AuditQuery, AuditReply } from 'shared-api/contract/audit.contract';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes: Routes<{ auditService: AuditService }> = async (app, { auditService }) => {
  const list = { schema: { querystring: AuditQuery, response: { 200: AuditReply } } };
  app.get('/dashboard/audit', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { entries, total, next } = await auditService.list(request.viewer(), filter, limit, positionOf(cursor));
    describePage(request, reply, { total, next });
    return { entries };
  });
};
