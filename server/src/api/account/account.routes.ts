import {
  EmailConfirmRequest,
  EmailRequest,
  LinkReply,
  LinkRequest,
  PasswordResetRequest,
  SignUpRequest,
} from 'shared-api/contract/accounts/account.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { sourceOf } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes: Routes<{ accountService: AccountService }> = async (app, { accountService }) => {
  const signUp = { schema: { body: SignUpRequest, response: { 201: MessageReply } } };
  app.post('/auth/signup', signUp, async (request, reply) => {
    await accountService.signUp(request.body, request.ip);
    return reply.code(201).send({ message: messages.signedUp });
  });

  const forgot = { schema: { body: EmailRequest, response: { 202: MessageReply } } };
  app.post('/auth/password/forgot', forgot, async (request, reply) => {
    await accountService.forgotPassword(request.body.email, sourceOf(request));
    return reply.code(202).send({ message: messages.resetLinkMailed });
  });

  const link = { schema: { body: LinkRequest, response: { 200: LinkReply } } };
  app.post('/auth/link', link, async (request) => ({ works: await accountService.linkWorks(request.body) }));

  const reset = { schema: { body: PasswordResetRequest, response: { 200: MessageReply } } };
  app.post('/auth/password/reset', reset, async (request) => {
    await accountService.resetPassword(request.body, sourceOf(request));
    return { message: messages.passwordReset };
  });

  const confirm = { schema: { body: EmailConfirmRequest, response: { 200: MessageReply } } };
  app.post('/auth/email/confirm', confirm, async (request) => {
    const isNew = await accountService.confirmEmail(request.body.token, sourceOf(request));
    return { message: isNew ? messages.emailChanged : messages.emailConfirmed };
  });

  const resend = { schema: { body: EmailRequest, response: { 202: MessageReply } } };
  app.post('/auth/email/resend', resend, async (request, reply) => {
    await accountService.resendConfirmation(request.body.email, request.ip);
    return reply.code(202).send({ message: messages.confirmationMailed });
  });
};
