import {
  MemberReply,
  MembersReply,
  NationalOfficeReply,
  ProvincialOfficeReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from 'shared-api/contract/spaces.contract';
import * as v from 'valibot';
import { ById, describePage, Id, Limit } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { SpacesService } from './spaces.service.ts';

/** The cursor is the last member that was seen. */
const MembersOfOffice = v.object({ office: Id, limit: Limit, cursor: v.optional(Id) });

const Bounded = v.object({ limit: Limit });

export const spacesRoutes: Routes<{ spaces: SpacesService }> = async (app, { spaces }) => {
  app.get('/org/secretary-general', { schema: { response: { 200: SecretaryGeneralReply } } }, () =>
    spaces.secretaryGeneral(),
  );

  const national = { schema: { querystring: Bounded, response: { 200: NationalOfficeReply } } };
  app.get('/org/national-office', national, (request) => spaces.nationalOffice(request.query.limit));

  app.get('/org/provincial-offices', { schema: { response: { 200: ProvincialOfficesReply } } }, () =>
    spaces.provincialOffices(),
  );

  const provincial = { schema: { params: ById, querystring: Bounded, response: { 200: ProvincialOfficeReply } } };
  app.get('/org/provincial-offices/:id', provincial, (request) =>
    spaces.provincialOffice(request.params.id, request.query.limit),
  );

  const ofOffice = { schema: { querystring: MembersOfOffice, response: { 200: MembersReply } } };
  app.get('/org/members', ofOffice, async (request, reply) => {
    const { office, limit, cursor } = request.query;
    const { members, ...page } = await spaces.membersOf(office, limit, cursor);
    describePage(request, reply, page);
    return members;
  });

  app.get('/org/members/:id', { schema: { params: ById, response: { 200: MemberReply } } }, (request) =>
    spaces.member(request.params.id),
  );
};
