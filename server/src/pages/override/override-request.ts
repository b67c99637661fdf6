import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';

const cookie = 'use';
const out = 'none';
const slashes = /^\/+/;

/** Where a browser is redirected whose address named an override: the same page without it. */
export type OverrideRedirect = { to: string };

/**
 * The override parameter: given once in the address (`?use=…`), then kept in a cookie until the browser is closed or
 * sends `?use=none`. It grants nothing by itself.
 */
export function readOverrideRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): OverrideRedirect | { override: string } | undefined {
  const given = url.searchParams.get('use');
  if (given === null) {
    const kept = request.cookies[cookie];
    return kept ? { override: kept.slice(0, serverLimits.maxOverrideLength) } : undefined;
  }
  const clean = new URL(url);
  clean.searchParams.delete('use');
  // two slashes would begin the address of another site
  const to = clean.pathname.replace(slashes, '/') + clean.search;
  // a page of another site must not choose for an administrator
  if (request.headers['sec-fetch-site'] === 'cross-site') return { to };
  if (given === out) reply.clearCookie(cookie);
  else reply.setCookie(cookie, given.slice(0, serverLimits.maxOverrideLength), { httpOnly: true });
  return { to };
}
