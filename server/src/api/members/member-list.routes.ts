import { Readable } from 'node:stream';
import { MemberSort, MembersReply } from 'shared-api/contract/managed-members.contract';
import { Role } from 'shared-api/contract/members.contract';
import * as v from 'valibot';
import { actorOf } from '../../platform/http/actor.ts';
import { describePage, Id, Limit, SearchWords } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { toCsv } from './member-csv.ts';
import { MemberCursor } from './member-cursor.ts';
import type { MemberListService } from './member-list.service.ts';

const MembersFilter = v.object({
  q: v.optional(SearchWords),
  office: v.optional(Id),
  role: v.optional(Role),
  active: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((active) => active === 'true'),
    ),
  ),
  sort: v.optional(MemberSort, '-createdAt'),
});
const MembersQuerystring = v.object({ ...MembersFilter.entries, limit: Limit, cursor: v.optional(MemberCursor) });

const lists = { '/dashboard/members': false, '/dashboard/applicants': true };

export const memberListRoutes: Routes<{ memberList: MemberListService }> = async (app, { memberList }) => {
  const list = { schema: { querystring: MembersQuerystring, response: { 200: MembersReply } } };
  for (const [path, isWaiting] of Object.entries(lists)) {
    app.get(path, list, async (request, reply) => {
      const { q: words, sort, limit, cursor, ...filter } = request.query;
      const page = await memberList.list(request.viewer(), { ...filter, words, isWaiting }, { sort, limit, cursor });
      describePage(request, reply, page);
      return { members: page.members };
    });
  }

  app.get('/dashboard/members.csv', { schema: { querystring: MembersFilter } }, async (request, reply) => {
    const { q: words, sort, ...filter } = request.query;
    const batches = await memberList.exportAll(actorOf(request), { ...filter, words }, sort);
    reply.header('content-disposition', 'attachment; filename="members.csv"');
    return reply.type('text/csv; charset=utf-8').send(Readable.from(toCsv(batches)));
  });
};
