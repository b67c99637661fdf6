import { PasswordResetRequest } from 'shared-api/contract/account.contract';
import { PrivateMemberReply } from 'shared-api/contract/members.contract';
import { ById } from 'shared-api/contract/query.contract';
import { MessageReply } from 'shared-api/contract/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf, sourceOf } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AccountService } from './account.service.ts';
import type { InvitationsService } from './invitations.service.ts';

type Parts = { accountService: AccountService; invitationsService: InvitationsService };

export const invitationsRoutes: Routes<Parts> = async (app, { accountService, invitationsService }) => {
  const invite = { schema: { params: ById, response: { 200: PrivateMemberReply } } };
  app.post('/dashboard/member/:id/invitation', invite, async (request) => ({
    member: await invitationsService.inviteAgain(actorOf(request), request.params.id),
    message: messages.memberInvited,
  }));

  const accept = { schema: { body: PasswordResetRequest, response: { 200: MessageReply } } };
  app.post('/auth/invitation/accept', accept, async (request) => {
    await accountService.acceptInvitation(request.body, sourceOf(request));
    return { message: messages.invitationAccepted };
  });
};
