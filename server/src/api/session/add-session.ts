import type { FastifyInstance } from 'fastify';
import { sessionCookie } from 'shared-api/contract/cookies';
import { unauthenticated } from '../../platform/errors.ts';
import type { SessionService } from './session.service.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Reads the session of every request that brings its cookie. */
export function addSession(app: FastifyInstance, sessionService: SessionService, cookies: SessionCookies) {
  app.decorateRequest('member', undefined);
  app.decorateRequest('viewer', function viewer() {
    if (!this.member) throw unauthenticated();
    return this.member;
  });
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[sessionCookie];
    if (!token) return;
    const session = await sessionService.find(token);
    request.member = session?.member;
    if (!session) cookies.clear(reply);
    else if (session.isProlonged) cookies.set(request, reply, token);
  });
}
