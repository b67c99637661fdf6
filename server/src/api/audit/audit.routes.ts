import { AuditAct, AuditReply } from 'shared-api/contract/audit.contract';
import * as v from 'valibot';
import { Cursor, describePage, Id, Limit } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AuditService } from './audit.service.ts';

const AuditQuerystring = v.object({
  actor: v.optional(Id),
  subject: v.optional(Id),
  act: v.optional(AuditAct),
  limit: Limit,
  cursor: v.optional(Cursor),
});

export const auditRoutes: Routes<{ auditService: AuditService }> = async (app, { auditService }) => {
  const list = { schema: { querystring: AuditQuerystring, response: { 200: AuditReply } } };
  app.get('/dashboard/audit', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { entries, total, next } = await auditService.list(request.viewer(), filter, limit, cursor);
    describePage(request, reply, { total, next });
    return { entries };
  });
};
