import { randomBytes } from 'node:crypto';
import type { RegistryStorage } from 'deploy/storage';
import type { FastifyPluginAsync } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { frontEndsOf } from './front-ends.ts';
import { noncePlaceholder } from './host.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { livePointer } from './live-pointer.ts';
import { liveReloadRoutes, liveReloadScript } from './live-reload.routes.ts';
import { pageCache } from './page-cache.ts';
import { type PageAnswer, pageDrawer } from './page-drawer.ts';

type PagesOptions = {
  storage: RegistryStorage;
  env: string;
  /** Pages load themselves anew when a front end was published. */
  liveReload: boolean;
};

/** The pages of the portal: drawn out of the deployed front ends, kept for half a minute, with a fresh nonce each time. */
export const pagesRoutes: FastifyPluginAsync<PagesOptions> = async (app, { storage, env, liveReload }) => {
  const transport = inProcessTransport(app);
  const frontEnds = frontEndsOf(storage, (host) => host.setTransport(transport));
  const current = livePointer(storage, env, app.log, (pointer) => frontEnds.keepOnly(pointer));
  const drawPage = pageDrawer(frontEnds, app.log);

  const pageOf = pageCache<PageAnswer>({
    isWhole: (answer) => answer.status < 500 && (!('document' in answer) || answer.isWhole),
    onFailure: (error) => app.log.error({ err: error }, 'a page could not be drawn anew'),
  });

  const ending = liveReload ? liveReloadScript : '';
  if (liveReload) await app.register(liveReloadRoutes, { current });

  app.get('/*', async (request, reply) => {
    const pointer = await current();
    const url = new URL(`http://portal.internal${request.url}`);
    const answer = await pageOf(`${pointer.seq} ${url.href}`, () => drawPage(pointer, url));
    if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .send((answer.document + ending).replaceAll(noncePlaceholder, nonce));
  });
};
