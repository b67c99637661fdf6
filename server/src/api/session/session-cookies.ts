import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie, signedInCookie } from 'shared-api/contract/cookies';
import { limits } from 'shared-api/contract/limits';

const maxAge = limits.sessionDays * 24 * 60 * 60;

/** The session's two cookies: the opaque id, and the readable hint that there may be one. */
export function sessionCookies(publicOrigin: string) {
  const isPublicSecure = publicOrigin.startsWith('https:');
  return {
    set(request: FastifyRequest, reply: FastifyReply, token: string) {
      const secure = isPublicSecure || request.protocol === 'https';
      const shared = { path: '/', sameSite: 'lax', maxAge, secure } as const;
      reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true });
      reply.setCookie(signedInCookie, '1', shared);
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(sessionCookie, { path: '/' });
      reply.clearCookie(signedInCookie, { path: '/' });
    },
  };
}
export type SessionCookies = ReturnType<typeof sessionCookies>;
