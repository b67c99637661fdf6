import {
  MemberReply,
  MembersFilter,
  MembersOfOfficeQuery,
  MembersQuery,
  MembersReply,
  PrivateMembersReply,
} from 'shared-api/contract/members/members.contract';
import { csvQueryOf } from 'shared-api/contract/wire/csv.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { actorOf, onlyRecent } from '../../../platform/http/actor.ts';
import { describePage } from '../../../platform/http/paging.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import { memberCsvColumns } from './members-csv.ts';
import { memberPositionOf } from './members-cursor.ts';
import type { MembersListService } from './members-list.service.ts';

/** Its reply has no body: it tells a number, and shows nobody. */
const isHead = ({ method }: { method: string }) => method === 'HEAD';

const lists = { '/dashboard/members': false, '/dashboard/applicants': true };

type Parts = {
  membersListService: MembersListService;
  /** Answers everybody the same, out of the database for readers. */
  publicMembersService: Pick<MembersListService, 'listOfOffice' | 'get'>;
};

export const membersListRoutes: Routes<Parts> = async (app, { membersListService, publicMembersService }) => {
  const list = { schema: { querystring: MembersQuery, response: { 200: PrivateMembersReply } } };
  for (const [path, isWaiting] of Object.entries(lists)) {
    app.get(path, list, async (request, reply) => {
      const { sort, limit, cursor, ...query } = request.query;
      const filter = { ...query, isWaiting };
      const part = { sort, limit, after: memberPositionOf(cursor, sort) };
      const page = isHead(request)
        ? await membersListService.count(request.viewer(), filter)
        : await membersListService.list(actorOf(request), filter, part);
      describePage(request, reply, page);
      return { members: page.members };
    });
  }

  const csv = { schema: { querystring: csvQueryOf(MembersFilter) }, onRequest: onlyRecent };
  app.get('/dashboard/members.csv', csv, async (request, reply) => {
    const { sort, separator, ...filter } = request.query;
    const batches = await membersListService.exportAll(actorOf(request), filter, sort);
    return sendCsv(reply, { name: 'members', columns: memberCsvColumns, batches, separator });
  });

  const config = { isSameForAll: true } as const;
  const ofOffice = { schema: { querystring: MembersOfOfficeQuery, response: { 200: MembersReply } }, config };
  app.get('/org/members', ofOffice, async (request, reply) => {
    const { office, limit, cursor } = request.query;
    const { members, ...page } = await publicMembersService.listOfOffice(office, limit, cursor);
    describePage(request, reply, page);
    return members;
  });

  app.get('/org/members/:id', { schema: { params: ById, response: { 200: MemberReply } }, config }, (request) =>
    publicMembersService.get(request.params.id),
  );
};
