import { PasswordResetRequest } from 'shared-api/contract/accounts/account.contract';
import { SecondFactorReply } from 'shared-api/contract/accounts/session.contract';
import { CorrectEmailRequest, PrivateMemberReply } from 'shared-api/contract/members/members.contract';
import { canCorrectEmails } from 'shared-api/contract/members/members.policy';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf, allow, onlyRecent, sourceOf } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { answerOpened, answerWaiting } from '../session/answer-sign-in.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { AccountService } from './account.service.ts';
import type { EmailCorrectionService } from './email-correction.service.ts';
import type { InvitationsService } from './invitations.service.ts';

type Parts = {
  accountService: AccountService;
  invitationsService: InvitationsService;
  emailCorrectionService: EmailCorrectionService;
  sessionService: SessionService;
  cookies: SessionCookies;
};

export const invitationsRoutes: Routes<Parts> = async (app, parts) => {
  const { accountService, invitationsService, emailCorrectionService, sessionService, cookies } = parts;
  const invite = { schema: { params: ById, response: { 200: PrivateMemberReply } } };
  app.post('/dashboard/member/:id/invitation', invite, async (request) => ({
    member: await invitationsService.inviteAgain(actorOf(request), request.params.id),
    message: messages.memberInvited,
  }));

  const correctEmail = {
    schema: { params: ById, body: CorrectEmailRequest, response: { 200: PrivateMemberReply } },
    onRequest: [allow(canCorrectEmails), onlyRecent],
  };
  app.put('/dashboard/member/:id/email', correctEmail, async (request) => {
    const { params, body } = request;
    const { member, isMailed } = await emailCorrectionService.correct(actorOf(request), params.id, body.email);
    return { member, message: isMailed ? messages.memberEmailCorrected : messages.memberEmailKept };
  });

  const accept = {
    schema: {
      body: PasswordResetRequest,
      response: { 200: MessageReply, 201: PrivateMemberReply, 202: SecondFactorReply },
    },
  };
  app.post('/auth/invitation/accept', accept, async (request, reply) => {
    const memberId = await accountService.acceptInvitation(request.body, sourceOf(request));
    const answer = await sessionService.signInByLink(memberId, cookies.visitOf(request));
    if (!answer) return { message: messages.invitationNotActive };
    if ('token' in answer) return answerOpened(cookies, request, reply, answer, messages.invitationSignedIn);
    return answerWaiting(cookies, reply, answer);
  });
};
