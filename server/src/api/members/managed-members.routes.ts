import {
  AddMemberForm,
  BulkReply,
  BulkRequest,
  ChangeRoleRequest,
  MemberReply,
} from 'shared-api/contract/managed-members.contract';
import { canChangeRoles, canMoveMembers } from 'shared-api/contract/members.policy';
import { MessageReply } from 'shared-api/contract/session.contract';
import * as v from 'valibot';
import { messages } from '../../messages.ts';
import { actorOf, allow } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import { ById, Id } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AddMember } from './add-member.service.ts';
import type { ManagedMembersService } from './managed-members.service.ts';

type Parts = { managedMembers: ManagedMembersService; addMember: AddMember };

const Form = v.object({ ...AddMemberForm.entries, officeId: v.optional(v.union([v.literal(''), Id]), '') });
const RoleBody = v.object({ ...ChangeRoleRequest.entries, id: Id });
const OfficeBody = v.object({ officeId: Id });

export const managedMembersRoutes: Routes<Parts> = async (app, { managedMembers: members, addMember }) => {
  const add = {
    schema: { response: { 201: MemberReply } },
    config: { form: { schema: Form, picture: 'avatar' } },
  };
  app.post('/dashboard/member', add, async (request, reply) => {
    const { fields, picture } = await readForm(request, Form, 'avatar');
    const member = await addMember(actorOf(request), fields, picture);
    return reply.code(201).send({ message: messages.memberAdded, member });
  });

  const toggle = { schema: { params: ById, response: { 200: MemberReply } } };
  app.put('/dashboard/member/:id', toggle, async (request) => {
    const member = await members.toggle(actorOf(request), request.params.id);
    return { message: member.Active ? messages.memberActivated : messages.memberDeactivated, member };
  });

  const changeRole = { schema: { body: RoleBody, response: { 200: MemberReply } }, onRequest: allow(canChangeRoles) };
  app.put('/dashboard/member', changeRole, async (request) => ({
    message: messages.memberRoleUpdated,
    member: await members.changeRole(actorOf(request), request.body.id, request.body.role),
  }));

  const remove = { schema: { params: ById, response: { 200: MessageReply } } };
  app.delete('/dashboard/member/:id', remove, async (request) => {
    await members.remove(actorOf(request), request.params.id);
    return { message: messages.memberDeleted };
  });

  const move = { schema: { params: ById, body: OfficeBody, response: { 200: MemberReply } } };
  app.put('/dashboard/member/:id/office', { ...move, onRequest: allow(canMoveMembers) }, async (request) => ({
    message: messages.memberMoved,
    member: await members.move(actorOf(request), request.params.id, request.body.officeId),
  }));

  const bulk = { schema: { body: BulkRequest, response: { 200: BulkReply } } };
  app.post('/dashboard/members/bulk', bulk, async (request) => {
    const { ids, action } = request.body;
    return { results: await members.bulk(actorOf(request), ids, action) };
  });
};
