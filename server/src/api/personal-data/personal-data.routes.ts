import { Readable } from 'node:stream';
import {
  DataExportReply,
  DeletionReply,
  DeletionRequest,
  DeletionsQuery,
  DeletionsReply,
  PersonalDataReply,
} from 'shared-api/contract/accounts/personal-data.contract';
import { canManageDeletions } from 'shared-api/contract/accounts/personal-data.policy';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf, allow, onlyRecent } from '../../platform/http/actor.ts';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { DataExportsService } from './data-exports.service.ts';
import type { DeletionsService } from './deletions.service.ts';

type Parts = {
  dataExportsService: DataExportsService;
  deletionsService: DeletionsService;
  cookies: SessionCookies;
};

export const personalDataRoutes: Routes<Parts> = async (app, parts) => {
  const { dataExportsService, deletionsService, cookies } = parts;
  app.get('/auth/data', { schema: { response: { 200: PersonalDataReply } } }, async (request) => ({
    export: await dataExportsService.find(request.viewer().id),
  }));

  const make = { schema: { response: { 202: DataExportReply } }, onRequest: onlyRecent };
  app.post('/auth/data/export', make, async (request, reply) => {
    const made = await dataExportsService.request(request.viewer());
    return reply.code(202).send({ message: messages.dataExportRequested, export: made });
  });

  app.get('/auth/data/export', { onRequest: onlyRecent }, async (request, reply) => {
    const { bytes, parts } = await dataExportsService.open(request.viewer().id);
    reply.headers({ 'content-disposition': 'attachment; filename="tadamon-data.zip"', 'content-length': bytes });
    return reply.type('application/zip').send(Readable.from(parts, { objectMode: false }));
  });

  const leave = { schema: { body: DeletionRequest, response: { 200: DeletionReply } }, onRequest: onlyRecent };
  app.post('/auth/data/deletion', leave, async (request, reply) => {
    const dueAt = await deletionsService.request(actorOf(request), request.body.posts);
    cookies.signOut(reply);
    return { message: messages.deletionRequested, dueAt };
  });

  const onRequest = allow(canManageDeletions);

  const list = { schema: { querystring: DeletionsQuery, response: { 200: DeletionsReply } }, onRequest };
  app.get('/dashboard/deletions', list, async (request, reply) => {
    const { limit, cursor } = request.query;
    const { deletions, ...page } = await deletionsService.list(limit, positionOf(cursor));
    describePage(request, reply, page);
    return { deletions };
  });

  const act = { schema: { params: ById, response: { 200: MessageReply } }, onRequest };
  app.post('/dashboard/deletions/:id/carry-out', { ...act, onRequest: [onRequest, onlyRecent] }, async (request) => {
    await deletionsService.carryOut(actorOf(request), request.params.id);
    return { message: messages.accountErased };
  });

  app.delete('/dashboard/deletions/:id', act, async (request) => {
    await deletionsService.cancel(actorOf(request), request.params.id);
    return { message: messages.deletionCancelled };
  });
};
