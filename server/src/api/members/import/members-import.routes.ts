import { MembersImportForm, MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import * as v from 'valibot';
import { messages } from '../../../messages.ts';
import { actorOf, onlyRecent } from '../../../platform/http/actor.ts';
import { readForm } from '../../../platform/http/forms/multipart.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { MembersImportService } from './members-import.service.ts';

const WithoutErrorsCsv = v.omit(MembersImportReply, ['errorsCsv']);

/** The reply as JSON. The file of errors may be megabytes, is JSON already, and is not written once more while others wait. */
function toBytes(rest: v.InferInput<typeof WithoutErrorsCsv>, errorsCsvJson: Uint8Array) {
  const json = JSON.stringify(v.parse(WithoutErrorsCsv, rest));
  return Buffer.concat([Buffer.from(`${json.slice(0, -1)},"errorsCsv":`), errorsCsvJson, Buffer.from('}')]);
}

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
    reply.code(201).type('application/json; charset=utf-8');
    return reply.send(toBytes({ message, ...done }, errorsCsvJson) as never); // bytes are sent as they are
  });
};
