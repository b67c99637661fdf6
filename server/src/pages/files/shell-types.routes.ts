import { shellTypesPath } from 'deploy/shell-types/fetch-shell-types';
import { findShellTypes } from 'deploy/shell-types/read-shell-types';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';

/** What the live shell provides, for teams whose front ends are compiled elsewhere. No page requests it. */
export const shellTypesRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry: { storage, publicKey, current } },
) => {
  app.get(shellTypesPath, async (_request, reply) => {
    const text = await findShellTypes(storage, await current(), publicKey !== undefined);
    if (text === undefined) throw notFound();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
};
