import { PrivateMemberReply } from 'shared-api/contract/members.contract';
import { ById } from 'shared-api/contract/query.contract';
import { MessageReply } from 'shared-api/contract/reply.contract';
import { SessionReply, SessionsReply, SignInRequest } from 'shared-api/contract/session.contract';
import { messages } from '../../messages.ts';
import { actorOf, sourceOf } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { SessionService } from './session.service.ts';
import type { SessionCookies } from './session-cookies.ts';

type Parts = { sessionService: SessionService; cookies: SessionCookies };

export const sessionRoutes: Routes<Parts> = async (app, { sessionService, cookies }) => {
  app.get('/auth/session', { schema: { response: { 200: SessionReply } } }, async (request) => ({
    member: request.viewer(),
  }));

  const signIn = { schema: { body: SignInRequest, response: { 201: PrivateMemberReply } } };
  app.post('/auth/login', signIn, async (request, reply) => {
    const { email, password } = request.body;
    const { token, deviceToken, member } = await sessionService.signIn({
      email,
      password,
      ...sourceOf(request),
      deviceToken: cookies.readDevice(request),
      replacedToken: request.sessionToken,
    });
    cookies.set(reply, token);
    cookies.setDevice(reply, deviceToken);
    return reply.code(201).send({ message: messages.signedIn, member });
  });

  app.post('/auth/logout', { schema: { response: { 200: MessageReply } } }, async (request, reply) => {
    await sessionService.signOut(actorOf(request), request.sessionToken);
    cookies.clear(reply);
    return { message: messages.signedOut };
  });

  app.get('/auth/sessions', { schema: { response: { 200: SessionsReply } } }, async (request) => ({
    sessions: await sessionService.list(request.viewer().id, request.sessionToken),
  }));

  const endOne = { schema: { params: ById, response: { 200: MessageReply } } };
  app.delete('/auth/sessions/:id', endOne, async (request, reply) => {
    const isCurrent = await sessionService.end(actorOf(request), request.params.id, request.sessionToken);
    if (isCurrent) cookies.clear(reply);
    return { message: messages.sessionEnded };
  });

  app.delete('/auth/sessions', { schema: { response: { 200: MessageReply } } }, async (request) => {
    await sessionService.endOthers(actorOf(request), request.sessionToken);
    return { message: messages.otherSessionsEnded };
  });
};
