import type { FastifyInstance } from 'fastify';
import { sessionCookie } from 'shared-api/contract/cookies';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { unauthenticated } from '../errors.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionCookies } from '../session/session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    member: PrivateMember | undefined;
    /** The signed-in member. @throws Refusal 401 when nobody is signed in */
    viewer(): PrivateMember;
  }
}

/** Reads the session of every request that brings its cookie. */
export function addSession(app: FastifyInstance, sessions: SessionService, cookies: SessionCookies) {
  app.decorateRequest('member', undefined);
  app.decorateRequest('viewer', function viewer() {
    if (!this.member) throw unauthenticated();
    return this.member;
  });
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[sessionCookie];
    if (!token) return;
    const session = await sessions.find(token);
    request.member = session?.member;
    if (!session) cookies.clear(reply);
    else if (session.isProlonged) cookies.set(request, reply, token);
  });
}
