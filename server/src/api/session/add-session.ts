import type { FastifyInstance } from 'fastify';
import { heldBackBy } from 'shared-api/contract/accounts/session.policy';
import { unauthenticated } from '../../platform/errors.ts';
import { safeMethods } from '../../platform/http/security.ts';
import type { SessionService } from './session.service.ts';
import type { SessionCookies } from './session-cookies.ts';

/**
 * Reads the session of every request that brings its cookie, except on routes that answer everybody the same.
 * The reply changes no cookie: it may come after that of a
 * sign-in, whose session it would end. `GET /auth/session` alone renews it.
 */
export function addSession(app: FastifyInstance, sessionService: SessionService, cookies: SessionCookies) {
  app.decorateRequest('member', undefined);
  app.decorateRequest('heldBackBy', undefined);
  app.decorateRequest('sessionToken', '');
  app.decorateRequest('authenticatedAtMs', 0);
  app.decorateRequest('viewer', function viewer() {
    if (!this.member) throw unauthenticated();
    return this.member;
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isSameForAll) return;
    request.sessionToken = cookies.read(request);
    if (!request.sessionToken) return;
    const session = await sessionService.find(request.sessionToken, {
      changesSomething: !safeMethods.has(request.method),
    });
    if (!session) return;
    const { account, member, authenticatedAt } = session;
    const isOwnAccount = request.routeOptions.url?.startsWith('/api/auth/');
    request.member = isOwnAccount ? account : member;
    request.heldBackBy = isOwnAccount ? undefined : heldBackBy(account);
    request.authenticatedAtMs = authenticatedAt.getTime();
  });
}
