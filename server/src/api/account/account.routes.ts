import {
  EmailConfirmRequest,
  EmailResendRequest,
  PasswordForgotRequest,
  PasswordResetRequest,
} from 'shared-api/contract/account.contract';
import { MessageReply, SignUpRequest } from 'shared-api/contract/session.contract';
import * as v from 'valibot';
import { messages } from '../../messages.ts';
import { Id } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { AccountService } from './account.service.ts';

const SignUpBody = v.object({ ...SignUpRequest.entries, office: v.pipe(SignUpRequest.entries.office, Id) });

export const accountRoutes: Routes<{ accountService: AccountService }> = async (app, { accountService }) => {
  const signUp = { schema: { body: SignUpBody, response: { 201: MessageReply } } };
  app.post('/auth/signup', signUp, async (request, reply) => {
    await accountService.signUp(request.body, request.ip);
    return reply.code(201).send({ message: messages.signedUp });
  });

  const forgot = { schema: { body: PasswordForgotRequest, response: { 202: MessageReply } } };
  app.post('/auth/password/forgot', forgot, async (request, reply) => {
    await accountService.forgotPassword(request.body.email, request.ip);
    return reply.code(202).send({ message: messages.resetLinkMailed });
  });

  const reset = { schema: { body: PasswordResetRequest, response: { 200: MessageReply } } };
  app.post('/auth/password/reset', reset, async (request) => {
    await accountService.resetPassword(request.body.token, request.body.password);
    return { message: messages.passwordReset };
  });

  const confirm = { schema: { body: EmailConfirmRequest, response: { 200: MessageReply } } };
  app.post('/auth/email/confirm', confirm, async (request) => {
    await accountService.confirmEmail(request.body.token);
    return { message: messages.emailConfirmed };
  });

  const resend = { schema: { body: EmailResendRequest, response: { 202: MessageReply } } };
  app.post('/auth/email/resend', resend, async (request, reply) => {
    await accountService.resendConfirmation(request.body.email, request.ip);
    return reply.code(202).send({ message: messages.confirmationMailed });
  });
};
