import { canResetFactors } from 'shared-api/contract/accounts/factors.policy';
import {
  ActivateRequest,
  AddMemberForm,
  BulkReply,
  BulkRequest,
  ChangeRoleRequest,
  MoveMemberRequest,
  PrivateMemberReply,
  ReasonRequest,
} from 'shared-api/contract/members/members.contract';
import { canChangeRoles, canMoveMembers } from 'shared-api/contract/members/members.policy';
import { ById, Id } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import * as v from 'valibot';
import { messages } from '../../messages.ts';
import { actorOf, allow, onlyRecent, rejectUnlessRecent } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { MembersService } from './members.service.ts';
import type { MembersAddService } from './members-add.service.ts';

type Parts = { membersService: MembersService; membersAddService: MembersAddService };

/** An OP may leave its office out: it is its own. */
const Form = v.object({ ...AddMemberForm.entries, officeId: v.optional(v.union([v.literal(''), Id]), '') });

export const membersRoutes: Routes<Parts> = async (app, { membersService, membersAddService }) => {
  const add = {
    schema: { response: { 201: PrivateMemberReply } },
    config: { form: { schema: Form, picture: 'avatar' } },
  };
  app.post('/dashboard/member', add, async (request, reply) => {
    const { fields, picture } = await readForm(request, Form, { picture: 'avatar' });
    const member = await membersAddService.add(actorOf(request), fields, picture);
    return reply.code(201).send({ message: messages.memberAdded, member });
  });

  const toggle = { schema: { params: ById, body: ActivateRequest, response: { 200: PrivateMemberReply } } };
  app.put('/dashboard/member/:id', toggle, async (request) => {
    const member = await membersService.toggle(actorOf(request), request.params.id, request.body);
    return { message: member.Active ? messages.memberActivated : messages.memberDeactivated, member };
  });

  const changeRole = {
    schema: { body: ChangeRoleRequest, response: { 200: PrivateMemberReply } },
    onRequest: [allow(canChangeRoles), onlyRecent],
  };
  app.put('/dashboard/member', changeRole, async (request) => ({
    message: messages.memberRoleUpdated,
    member: await membersService.changeRole(actorOf(request), request.body.id, request.body.role),
  }));

  const remove = { schema: { params: ById, response: { 200: MessageReply } }, onRequest: onlyRecent };
  app.delete('/dashboard/member/:id', remove, async (request) => {
    await membersService.remove(actorOf(request), request.params.id);
    return { message: messages.memberDeleted };
  });

  const endSessions = { schema: { params: ById, response: { 200: PrivateMemberReply } } };
  app.delete('/dashboard/member/:id/sessions', endSessions, async (request) => ({
    message: messages.memberSessionsEnded,
    member: await membersService.endSessions(actorOf(request), request.params.id),
  }));

  const move = { schema: { params: ById, body: MoveMemberRequest, response: { 200: PrivateMemberReply } } };
  app.put('/dashboard/member/:id/office', { ...move, onRequest: allow(canMoveMembers) }, async (request) => ({
    message: messages.memberMoved,
    member: await membersService.move(actorOf(request), request.params.id, request.body.officeId),
  }));

  const resetFactors = {
    schema: { params: ById, response: { 200: PrivateMemberReply } },
    onRequest: [allow(canResetFactors), onlyRecent],
  };
  app.delete('/dashboard/member/:id/factors', resetFactors, async (request) => ({
    message: messages.factorsRemoved,
    member: await membersService.resetFactors(actorOf(request), request.params.id),
  }));

  const bulk = { schema: { body: BulkRequest, response: { 200: BulkReply } } };
  app.post('/dashboard/members/bulk', bulk, async (request) => {
    const { ids, action, confirmUnproven } = request.body;
    if (action === 'delete') rejectUnlessRecent(request);
    return { results: await membersService.bulk(actorOf(request), ids, action, { confirmUnproven }) };
  });

  const approve = { schema: { params: ById, body: ActivateRequest, response: { 200: PrivateMemberReply } } };
  app.post('/dashboard/applicants/:id/approve', approve, async (request) => ({
    message: messages.applicantApproved,
    member: await membersService.approve(actorOf(request), request.params.id, request.body),
  }));

  const reject = { schema: { params: ById, body: ReasonRequest, response: { 200: PrivateMemberReply } } };
  app.post('/dashboard/applicants/:id/refuse', reject, async (request) => ({
    message: messages.applicantRejected,
    member: await membersService.reject(actorOf(request), request.params.id, request.body.reason),
  }));

  const undoRejection = { schema: { params: ById, response: { 200: PrivateMemberReply } } };
  app.delete('/dashboard/applicants/:id/refuse', undoRejection, async (request) => ({
    message: messages.rejectionUndone,
    member: await membersService.undoRejection(actorOf(request), request.params.id),
  }));
};
