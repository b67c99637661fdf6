import { MembersImportForm, MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { messages } from '../../../messages.ts';
import { actorOf, onlyRecent } from '../../../platform/http/actor.ts';
import { readForm } from '../../../platform/http/forms/multipart.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { MembersImportService } from './members-import.service.ts';

export const membersImportRoutes: Routes<{ membersImportService: MembersImportService }> = async (
  app,
  { membersImportService },
) => {
  const form = { schema: MembersImportForm, picture: 'file' };
  const importMembers = { schema: { response: { 201: MembersImportReply } }, config: { form }, onRequest: onlyRecent };
  app.post('/dashboard/members/import', importMembers, async (request, reply) => {
    const { fields, picture: file } = await readForm(request, MembersImportForm, { picture: 'file' });
    const done = await membersImportService.import(actorOf(request), fields, file);
    const message = fields.isTrial ? messages.importTried : messages.membersImported;
    return reply.code(201).send({ message, ...done });
  });
};
