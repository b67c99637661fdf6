import { findShellTypes, shellTypesPath } from 'deploy/registry';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../platform/errors.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';

/** What the live shell provides, for teams whose front ends are compiled elsewhere. No page requests it. */
export const shellTypesRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry: { storage, publicKeys, current } },
) => {
  // of the live release alone: anyone may request it, and it is read out of the storage once
  const kept = new LRUCache<string, string>({ max: 1 });

  app.get(shellTypesPath, async (_request, reply) => {
    const pointer = await current();
    const version = pointer.remotes[pointer.host.name]?.stable.metadata.version ?? '';
    const text = kept.get(version) ?? (await findShellTypes(storage, pointer, publicKeys !== undefined));
    if (text === undefined) throw notFound();
    kept.set(version, text);
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
};
