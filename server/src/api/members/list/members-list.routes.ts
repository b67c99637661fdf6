import { Readable } from 'node:stream';
import { MemberSort, MembersReply } from 'shared-api/contract/managed-members.contract';
import { Role } from 'shared-api/contract/members.contract';
import { MemberReply, MembersReply as PublicMembersReply } from 'shared-api/contract/spaces.contract';
import * as v from 'valibot';
import { actorOf } from '../../../platform/http/actor.ts';
import { ById, describePage, Id, Limit, SearchWords } from '../../../platform/http/paging.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import { toCsv } from './members-csv.ts';
import { MemberCursor } from './members-cursor.ts';
import type { MembersListService } from './members-list.service.ts';

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

/** The cursor is the last member that was seen. */
const MembersOfOffice = v.object({ office: Id, limit: Limit, cursor: v.optional(Id) });

const lists = { '/dashboard/members': false, '/dashboard/applicants': true };

export const membersListRoutes: Routes<{ membersListService: MembersListService }> = async (
  app,
  { membersListService },
) => {
  const list = { schema: { querystring: MembersQuerystring, response: { 200: MembersReply } } };
  for (const [path, isWaiting] of Object.entries(lists)) {
    app.get(path, list, async (request, reply) => {
      const { q: words, sort, limit, cursor, ...filter } = request.query;
      const page = await membersListService.list(
        request.viewer(),
        { ...filter, words, isWaiting },
        { sort, limit, cursor },
      );
      describePage(request, reply, page);
      return { members: page.members };
    });
  }

  app.get('/dashboard/members.csv', { schema: { querystring: MembersFilter } }, async (request, reply) => {
    const { q: words, sort, ...filter } = request.query;
    const batches = await membersListService.exportAll(actorOf(request), { ...filter, words }, sort);
    reply.header('content-disposition', 'attachment; filename="members.csv"');
    return reply.type('text/csv; charset=utf-8').send(Readable.from(toCsv(batches)));
  });

  const ofOffice = { schema: { querystring: MembersOfOffice, response: { 200: PublicMembersReply } } };
  app.get('/org/members', ofOffice, async (request, reply) => {
    const { office, limit, cursor } = request.query;
    const { members, ...page } = await membersListService.listOfOffice(office, limit, cursor);
    describePage(request, reply, page);
    return members;
  });

  app.get('/org/members/:id', { schema: { params: ById, response: { 200: MemberReply } } }, (request) =>
    membersListService.get(request.params.id),
  );
};
