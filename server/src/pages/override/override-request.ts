import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';

const cookie = 'use';
const out = 'none';
const slashes = /^\/+/;

/** Where a browser goes that brought a wish in its address: to the same page without it, the wish kept or forgotten. */
export type Detour = { to: string };

/**
 * What the browser wishes to see in another build: said once in the address (`?use=…`), then kept in a cookie until the
 * browser is closed or says `?use=none`. The wish alone grants nothing.
 */
export function readWish(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): Detour | { wish: string } | undefined {
  const said = url.searchParams.get('use');
  if (said === null) {
    const kept = request.cookies[cookie];
    return kept ? { wish: kept.slice(0, serverLimits.maxOverrideLength) } : undefined;
  }
  const clean = new URL(url);
  clean.searchParams.delete('use');
  // two slashes would begin the address of another site
  const to = clean.pathname.replace(slashes, '/') + clean.search;
  // a page of another site must not choose for an administrator
  if (request.headers['sec-fetch-site'] === 'cross-site') return { to };
  if (said === out) reply.clearCookie(cookie);
  else reply.setCookie(cookie, said.slice(0, serverLimits.maxOverrideLength), { httpOnly: true });
  return { to };
}
