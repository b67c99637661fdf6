import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegistryError } from 'deploy/errors';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../platform/database/db.ts';
import type { Env } from '../platform/env/env.ts';
import { StartError } from '../platform/env/start-error.ts';
import { type Registry, readTrustedPointer } from '../platform/registry/live-pointer.ts';
import { openRegistry } from '../platform/registry/open-registry.ts';
import { pagesRoutes } from './pages.routes.ts';

type PagesEnv = Pick<Env, 'registry' | 'registryKey' | 'liveReload' | 'givenOrigin' | 'renderTimeoutMs'>;

/** Undefined when the registry is no folder of this machine. */
function folderOf(registry: string) {
  if (registry.startsWith('s3:')) return undefined;
  return registry.startsWith('file:') ? fileURLToPath(registry) : resolve(registry);
}

async function refuseEmpty(place: string, registry: Registry) {
  const pointer = await readTrustedPointer(registry);
  if (!pointer) throw new StartError(`no front end is published in ${place}: run \`npm start\`, or deploy publish`);
}

/** The pages, out of the registry. @throws StartError when it names nothing that could be served */
export async function openPages(
  { liveReload, givenOrigin, renderTimeoutMs, ...place }: PagesEnv,
  db: Db,
  pointerMaxAgeMs?: number,
): Promise<FastifyPluginAsync> {
  const registry = openRegistry(place, db);
  const folder = folderOf(place.registry);
  try {
    await refuseEmpty(place.registry, registry);
  } catch (error) {
    if (error instanceof RegistryError) throw new StartError(error.message);
    if (folder || error instanceof StartError) throw error;
    throw new StartError(`REGISTRY_URL: the bucket does not answer (${(error as Error).message})`);
  }
  return async (app) => {
    await app.register(pagesRoutes, { registry, folder, liveReload, givenOrigin, renderTimeoutMs, pointerMaxAgeMs });
  };
}
