import { layout, releaseFiles } from 'deploy/registry';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';

const file = 'service-worker.js';

/**
 * The live shell's service worker, at the root since it may look after no more than what lies below it. It names the
 * pointer, so that every deployment gives browsers another one, and open pages learn that something is new. The rest of it is a
 * file of the shell, which a browser has already unless the shell is another one.
 */
export const serviceWorkerRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry: { storage, publicKeys, current } },
) => {
  app.get(`/${file}`, async (_request, reply) => {
    const { seq, host, remotes } = await current();
    const release = remotes[host.name]?.stable;
    const hash = release && (await releaseFiles(storage, host.name, release, publicKeys !== undefined).hashOf(file));
    if (!hash) throw notFound();
    const path = `/${layout.file(host.name, release.metadata.version, file)}`;
    const script = `// ${seq}\nimportScripts('${path}');\n`;
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
};
