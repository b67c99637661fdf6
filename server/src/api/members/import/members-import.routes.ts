import { MembersImportForm, MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import * as v from 'valibot';
import { messages } from '../../../messages.ts';
import { actorOf, onlyRecent } from '../../../platform/http/actor.ts';
import { readForm } from '../../../platform/http/forms/multipart.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { MembersImportService } from './members-import.service.ts';

const WithoutErrorsCsv = v.omit(MembersImportReply, ['errorsCsv']);

export const membersImportRoutes: Routes<{ membersImportService: MembersImportService }> = async (
  app,
  { membersImportService },
) => {
  const form = { schema: MembersImportForm, picture: 'file' };
  const importMembers = { schema: { response: { 201: MembersImportReply } }, config: { form }, onRequest: onlyRecent };
  app.post('/dashboard/members/import', importMembers, async (request, reply) => {
    const { fields, picture: file } = await readForm(request, MembersImportForm, { picture: 'file' });
    const { reply: done, errorsCsvJson } = await membersImportService.import(actorOf(request), fields, file);
    const message = fields.isTrial ? messages.importTried : messages.membersImported;
    // the file of errors is megabytes of JSON already: to write it once more would keep everybody waiting
    const rest = JSON.stringify(v.parse(WithoutErrorsCsv, { message, ...done }));
    const bytes = [Buffer.from(`${rest.slice(0, -1)},"errorsCsv":`), errorsCsvJson, Buffer.from('}')];
    reply.code(201).type('application/json; charset=utf-8');
    return reply.send(Buffer.concat(bytes) as never);
  });
};
