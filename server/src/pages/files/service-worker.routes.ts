import { layout } from 'deploy/pointer/layout';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import type { RegistryStorage } from 'deploy/storage/storage';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../platform/errors.ts';

type ServiceWorkerOptions = { storage: RegistryStorage; current: () => Promise<Pointer> };

const file = 'service-worker.js';

/**
 * The live shell's service worker, at the root since it may look after no more than what lies below it. It names the
 * pointer, so that every deployment gives browsers another one, and open pages learn that something is new.
 */
export const serviceWorkerRoutes: FastifyPluginAsync<ServiceWorkerOptions> = async (app, { storage, current }) => {
  app.get(`/${file}`, async (_request, reply) => {
    const { seq, host, remotes } = await current();
    const release = remotes[host.name]?.stable;
    const stored = release && (await storage.read(`${layout.release(host.name, release.metadata.version)}/${file}`));
    if (!stored) throw notFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`// ${seq}\n${stored.bytes}`);
  });
};
