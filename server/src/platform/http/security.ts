import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';
import { type Env, isLoopback } from '../env/env.ts';
import { badOrigin } from '../errors.ts';

/** By which nothing is changed. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The address a visitor reaches us by: the given one, otherwise the one of this request. Without a given one only this
 * machine's names are ours: any other `Host` could be forged.
 */
export function originOf({ protocol, hostname, host }: FastifyRequest, givenOrigin: string | undefined) {
  if (givenOrigin) return givenOrigin;
  if (!isLoopback(hostname)) throw badOrigin();
  return new URL(`${protocol}://${host}`).origin;
}

/** Mail programs do not say where a form comes from, nor do browsers that are very old. */
export const sendsOrigin = ({ headers }: FastifyRequest) => Boolean(headers.origin ?? headers['sec-fetch-site']);

/** Another site's page may make a browser send our cookie, but it cannot forge `Origin` or `Sec-Fetch-Site`. */
function isForeign(request: FastifyRequest, env: Env) {
  if (safeMethods.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin) return origin !== originOf(request, env.givenOrigin);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Without TRUST_PROXY every visitor of a proxy has its address, and all of them share one throttle. */
function warnOfProxy(app: FastifyInstance, { trustProxy, publicOrigin, tls }: Env) {
  if (trustProxy) return;
  if (publicOrigin.startsWith('https:') && !tls)
    app.log.warn('PUBLIC_ORIGIN is https without TLS_CERT, so a proxy stands before this server: set TRUST_PROXY');
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !headers['x-forwarded-for']) return;
    hasWarned = true;
    log.warn('X-Forwarded-For arrives, but TRUST_PROXY is not set: all visitors count as one address');
  });
}

/** What is no page of its own, opened in a tab by somebody else's link, runs nothing and is framed by nobody. */
const isData = ({ url }: FastifyRequest) => url.startsWith('/api/') || url.startsWith('/media/');
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

export function addSecurity(app: FastifyInstance, env: Env) {
  warnOfProxy(app, env);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (isData(request)) reply.header('content-security-policy', dataPolicy);
    if (env.publicOrigin.startsWith('https:'))
      reply.header('strict-transport-security', `max-age=${serverLimits.hstsSeconds}; includeSubDomains`);
    if (isForeign(request, env)) throw badOrigin();
  });
}
