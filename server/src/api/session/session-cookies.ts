import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import { limits } from 'shared-api/contract/limits';
import { serverLimits } from '../../limits.ts';
import { sourceOf } from '../../platform/http/actor.ts';
import { sessionCookieName } from '../../platform/http/cookies.ts';

const device = 'device';
const pending = 'second_factor';
const maxAge = limits.sessionDays * 24 * 60 * 60;

/** The session's two cookies: the opaque id, and the readable hint that there may be one. */
export function sessionCookies(publicOrigin: string) {
  const name = sessionCookieName(publicOrigin);
  return {
    /** Empty where the request brings none. */
    read: (request: FastifyRequest) => request.cookies[name] ?? '',
    setDevice(reply: FastifyReply, token: string) {
      reply.setCookie(device, token, { maxAge: serverLimits.deviceCookieSeconds, httpOnly: true });
    },
    /** What signing in needs to know of the request. */
    visitOf: (request: FastifyRequest) => ({
      ...sourceOf(request),
      deviceToken: request.cookies[device] ?? '',
      replacedToken: request.sessionToken,
    }),
    /** A sign-in that waited is over. */
    clearPending(request: FastifyRequest, reply: FastifyReply) {
      if (request.cookies[pending]) reply.clearCookie(pending);
    },
    /** Of a sign-in that waits for its second factor; empty where the request brings none. */
    readPending: (request: FastifyRequest) => request.cookies[pending] ?? '',
    setPending(reply: FastifyReply, token: string) {
      reply.setCookie(pending, token, { maxAge: limits.secondFactorMinutes * 60, httpOnly: true });
    },
    set(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { maxAge, httpOnly: true });
      reply.setCookie(signedInCookie, '1', { maxAge });
    },
    /** The member signs out: the browser also drops pages that it kept to go back to. */
    signOut(reply: FastifyReply) {
      reply.header('clear-site-data', '"cache"');
      reply.clearCookie(name);
      reply.clearCookie(signedInCookie);
    },
  };
}
export type SessionCookies = ReturnType<typeof sessionCookies>;
