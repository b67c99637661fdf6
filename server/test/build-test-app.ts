import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/platform/env/env.ts';
import { mediaFolder } from '../src/platform/media/media-folder.ts';
import type { MediaStore } from '../src/platform/media/media-store.ts';
import { openTestDatabase } from './open-test-database.ts';
import { replyChecker } from './reply-checker.ts';

/** The whole server on a fresh database, and a way to call it as somebody. */
export async function buildTestApp(variables: NodeJS.ProcessEnv = {}, givenMedia?: MediaStore) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const { db, listen, drop } = await openTestDatabase();
  const media = givenMedia ?? (await mediaFolder(join(dataDir, 'media')));
  const app = await buildApp({ env: readEnv({ DATA_DIR: dataDir, ...variables }), db, media, listen });

  const checkReply = await replyChecker(app);

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: InjectOptions = {}) {
    const reply = await app.inject({ method, url, ...options });
    const body = reply.json();
    checkReply(method, url, reply.statusCode, body);
    return { status: reply.statusCode, headers: reply.headers, cookies: reply.cookies, body };
  }

  return {
    db,
    app,
    media,
    get: (url: string, options?: InjectOptions) => call('GET', url, options),
    post: (url: string, payload?: object, options?: InjectOptions) =>
      call('POST', url, { ...(payload && { payload }), ...options }),
    put: (url: string, payload?: object, options?: InjectOptions) =>
      call('PUT', url, { ...(payload && { payload }), ...options }),
    delete: (url: string, options?: InjectOptions) => call('DELETE', url, options),
    call,
    close: async () => {
      await app.close();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
