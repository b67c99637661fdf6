import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pointer } from 'deploy/registry';
import type { InjectOptions } from 'fastify';
import { type AppParts, buildApp } from '../src/app.ts';
import { openChanges } from '../src/platform/changes/changes.ts';
import { readEnv } from '../src/platform/env/env.ts';
import { mediaFolder } from '../src/platform/media/media-folder.ts';
import type { MediaStore } from '../src/platform/media/media-store.ts';
import type { OutboundFetch } from '../src/platform/outbound/outbound-fetch.ts';
import { openRegistry } from '../src/platform/registry/open-registry.ts';
import { openTestDatabase } from './open-test-database.ts';
import { replyChecker } from './reply-checker.ts';

/** No front end is published yet. */
const empty: Pointer = { schema: 1, seq: 0, parent: null, host: { name: 'shell', provides: {} }, remotes: {} };
const nothingPublished = {
  current: async () => empty,
  findContract: async () => undefined,
  findScript: async () => undefined,
  findReleaseHistory: async () => ({ events: [], versions: [] }),
  findAnnounced: async () => undefined,
};

type Given = { database?: ReturnType<typeof openTestDatabase>; logger?: AppParts['logger'] };

/** The whole server on a fresh database, and a way to call it as somebody. */
export async function buildTestApp(
  variables: NodeJS.ProcessEnv = {},
  givenMedia?: MediaStore,
  fetch?: OutboundFetch,
  { database = openTestDatabase(), logger }: Given = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const { db, listen, drop } = await database;
  const media = givenMedia ?? (await mediaFolder(join(dataDir, 'media')));
  const env = readEnv({ DATA_DIR: dataDir, ...variables });
  const registry = variables.REGISTRY_URL ? await openRegistry(env, db, () => undefined, 0) : nothingPublished;
  const changes = openChanges(listen);
  const app = await buildApp({ env, db, media, changes, registry, ...(fetch && { fetch }), logger });

  const checkReply = await replyChecker(app);

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: InjectOptions = {}) {
    await changes.whenIdle(); // tests write to the database themselves
    const reply = await app.inject({ method, url, ...options });
    const body = reply.json();
    checkReply(method, url, reply.statusCode, body);
    return { status: reply.statusCode, headers: reply.headers, cookies: reply.cookies, body };
  }

  return {
    db,
    listen,
    app,
    media,
    get: (url: string, options?: InjectOptions) => call('GET', url, options),
    post: (url: string, payload?: object, options?: InjectOptions) =>
      call('POST', url, { ...(payload && { payload }), ...options }),
    put: (url: string, payload?: object, options?: InjectOptions) =>
      call('PUT', url, { ...(payload && { payload }), ...options }),
    delete: (url: string, options?: InjectOptions) => call('DELETE', url, options),
    call,
    /** Resolves when it has heard of all that was committed. */
    whenIdle: changes.whenIdle,
    close: async () => {
      await app.close();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The same for all tests of a file, after which it is closed. */
export async function openTestApp(...given: Parameters<typeof buildTestApp>) {
  const portal = await buildTestApp(...given);
  afterAll(() => portal.close());
  return portal;
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
