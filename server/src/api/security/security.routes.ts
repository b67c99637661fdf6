import { SecurityFilter, SecurityQuery, SecurityReply } from 'shared-api/contract/accounts/security.contract';
import { canReadSecurityLog } from 'shared-api/contract/accounts/security.policy';
import { csvQueryOf } from 'shared-api/contract/wire/csv.contract';
import { sendCsv } from '../../platform/csv/send-csv.ts';
import { actorOf, allow, onlyRecent } from '../../platform/http/actor.ts';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { securityCsvColumns } from './security.presenter.ts';
import type { SecurityService } from './security.service.ts';

export const securityRoutes: Routes<{ securityService: SecurityService }> = async (app, { securityService }) => {
  const onRequest = allow(canReadSecurityLog);

  const list = { schema: { querystring: SecurityQuery, response: { 200: SecurityReply } }, onRequest };
  app.get('/dashboard/security', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { events, ...page } = await securityService.list(filter, limit, positionOf(cursor));
    describePage(request, reply, page);
    return { events };
  });

  const csv = { schema: { querystring: csvQueryOf(SecurityFilter) }, onRequest: [onRequest, onlyRecent] };
  app.get('/dashboard/security.csv', csv, async (request, reply) => {
    const { separator, ...filter } = request.query;
    const batches = await securityService.exportAll(actorOf(request), filter);
    return sendCsv(reply, { name: 'security', columns: securityCsvColumns, batches, separator });
  });
};
