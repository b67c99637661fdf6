import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from 'shared-api/contract/cookies';
import { limits } from 'shared-api/contract/limits';
import { sessionCookieName } from '../../platform/http/cookies.ts';

const maxAge = limits.sessionDays * 24 * 60 * 60;

/** The session's two cookies: the opaque id, and the readable hint that there may be one. */
export function sessionCookies(publicOrigin: string) {
  const name = sessionCookieName(publicOrigin);
  return {
    /** Empty where the request brings none. */
    read: (request: FastifyRequest) => request.cookies[name] ?? '',
    set(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { maxAge, httpOnly: true });
      reply.setCookie(signedInCookie, '1', { maxAge });
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name);
      reply.clearCookie(signedInCookie);
    },
  };
}
export type SessionCookies = ReturnType<typeof sessionCookies>;
