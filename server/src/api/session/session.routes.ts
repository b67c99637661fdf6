import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  PasskeyOptionsReply,
  PasskeyRequest,
  SecondFactorRequest,
} from 'shared-api/contract/accounts/factors.contract';
import {
  ReauthenticateRequest,
  SecondFactorReply,
  SessionReply,
  SessionsReply,
  SignInRequest,
} from 'shared-api/contract/accounts/session.contract';
import { PrivateMemberReply } from 'shared-api/contract/members/members.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf, onlyRecent } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { PasskeysService } from '../factors/passkeys.service.ts';
import { answerOpened, answerWaiting } from './answer-sign-in.ts';
import type { SessionService } from './session.service.ts';
import type { SessionCookies } from './session-cookies.ts';

type Parts = {
  sessionService: SessionService;
  passkeysService: PasskeysService;
  cookies: SessionCookies;
  originOf: (request: FastifyRequest) => string;
};

export const sessionRoutes: Routes<Parts> = async (app, { sessionService, passkeysService, cookies, originOf }) => {
  const visitOf = (request: FastifyRequest) => cookies.visitOf(request);

  const welcome = (request: FastifyRequest, reply: FastifyReply, opened: Parameters<typeof answerOpened>[3]) =>
    answerOpened(cookies, request, reply, opened);

  // the only reply that renews the cookie, as seldom as it can: it may come after that of a sign-in
  app.get('/auth/session', { schema: { response: { 200: SessionReply } } }, async (request, reply) => {
    const member = request.viewer();
    if (await sessionService.prolong(member, request.sessionToken)) cookies.set(reply, request.sessionToken);
    return { member };
  });

  const signIn = { schema: { body: SignInRequest, response: { 201: PrivateMemberReply, 202: SecondFactorReply } } };
  app.post('/auth/login', signIn, async (request, reply) => {
    const { email, password } = request.body;
    const answer = await sessionService.signIn({ email, password, ...visitOf(request) });
    if ('token' in answer) return welcome(request, reply, answer);
    return answerWaiting(cookies, reply, answer);
  });

  const secondFactor = { schema: { body: SecondFactorRequest, response: { 201: PrivateMemberReply } } };
  app.post('/auth/second-factor', secondFactor, async (request, reply) => {
    const pending = cookies.readPending(request);
    return welcome(request, reply, await sessionService.signInWithCode(pending, request.body.code, visitOf(request)));
  });

  const askPasskey = { schema: { response: { 200: PasskeyOptionsReply } } };
  const challenge = async (request: FastifyRequest, memberId?: string) => ({
    options: { ...(await passkeysService.challenge({ origin: originOf(request), address: request.ip, memberId })) },
  });
  app.post('/auth/passkey/options', askPasskey, (request) => challenge(request));

  const passkey = { schema: { body: PasskeyRequest, response: { 201: PrivateMemberReply } } };
  app.post('/auth/passkey', passkey, async (request, reply) => {
    const visit = { ...visitOf(request), origin: originOf(request) };
    return welcome(request, reply, await sessionService.signInWithPasskey(request.body.response, visit));
  });

  app.post('/auth/reauthenticate/options', askPasskey, (request) => challenge(request, request.viewer().id));

  /** What has no call that could be rejected, like a file to download, asks here first. */
  const askRecent = { schema: { response: { 200: MessageReply } }, onRequest: onlyRecent };
  app.get('/auth/reauthenticate', askRecent, async () => ({ message: messages.reauthenticated }));

  const reauthenticate = { schema: { body: ReauthenticateRequest, response: { 200: MessageReply } } };
  app.post('/auth/reauthenticate', reauthenticate, async (request) => {
    const visit = { ...visitOf(request), origin: originOf(request), token: request.sessionToken };
    await sessionService.reauthenticate(request.viewer(), request.body, visit);
    return { message: messages.reauthenticated };
  });

  app.post('/auth/logout', { schema: { response: { 200: MessageReply } } }, async (request, reply) => {
    await sessionService.signOut(actorOf(request), request.sessionToken);
    cookies.signOut(reply);
    return { message: messages.signedOut };
  });

  app.get('/auth/sessions', { schema: { response: { 200: SessionsReply } } }, async (request) => ({
    sessions: await sessionService.list(request.viewer().id, request.sessionToken),
  }));

  const endOne = { schema: { params: ById, response: { 200: MessageReply } }, onRequest: onlyRecent };
  app.delete('/auth/sessions/:id', endOne, async (request, reply) => {
    const isCurrent = await sessionService.end(actorOf(request), request.params.id, request.sessionToken);
    if (isCurrent) cookies.signOut(reply);
    return { message: messages.sessionEnded };
  });

  const endOthers = { schema: { response: { 200: MessageReply } }, onRequest: onlyRecent };
  app.delete('/auth/sessions', endOthers, async (request) => {
    await sessionService.endOthers(actorOf(request), request.sessionToken);
    return { message: messages.otherSessionsEnded };
  });
};
