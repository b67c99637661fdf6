import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { frontEndFaultsService } from '../src/api/front-ends/faults/front-end-faults.service.ts';
import { type AppParts, buildApp } from '../src/app.ts';
import { pagesRoutes } from '../src/pages/pages.routes.ts';
import { openChanges } from '../src/platform/changes/changes.ts';
import { readEnv } from '../src/platform/env/env.ts';
import { mediaFolder } from '../src/platform/media/media-folder.ts';
import { openRegistry } from '../src/platform/registry/open-registry.ts';
import type { openTestDatabase } from './open-test-database.ts';

type Database = Pick<Awaited<ReturnType<typeof openTestDatabase>>, 'db' | 'listen'>;

/** One instance of the whole server, its pages included, on this database and the front ends published in `folder`. */
export async function anInstance(
  { db, listen }: Database,
  folder: string,
  variables: NodeJS.ProcessEnv = {},
  parts: Pick<AppParts, 'tracing' | 'logger' | 'replica'> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const env = readEnv({ DATA_DIR: dataDir, ...variables });
  const media = await mediaFolder(join(dataDir, 'media'));
  const registry = await openRegistry({ ...env, registry: folder }, db, () => undefined, 0);
  const changes = openChanges(listen);
  const app = await buildApp({
    env,
    db,
    media,
    changes,
    registry,
    cachesReplies: true,
    pages: (portal) =>
      pagesRoutes(portal, {
        ...env,
        registry,
        changes,
        frontEndFaults: frontEndFaultsService({ db }),
        renderTimeoutMs: 20_000,
        ...parts,
      }),
    ...parts,
  });
  await app.ready();
  return {
    app,
    async get(url: string, headers: { cookie?: string; [name: string]: string | undefined } = {}) {
      if (headers.cookie) await changes.whenIdle(); // tests write to the database themselves
      return app.inject({ method: 'GET', url, headers });
    },
    put: (url: string, payload: object | undefined, as: InjectOptions) =>
      app.inject({ method: 'PUT', url, ...(payload && { payload }), ...as }),
    post: (url: string, payload: object, as: InjectOptions) => app.inject({ method: 'POST', url, payload, ...as }),
    delete: (url: string, as: InjectOptions) => app.inject({ method: 'DELETE', url, ...as }),
    /** Resolves when it has heard of all that was committed. */
    whenIdle: changes.whenIdle,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
export type Instance = Awaited<ReturnType<typeof anInstance>>;
