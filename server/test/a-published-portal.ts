import type { KeyObject } from 'node:crypto';
import cookie from '@fastify/cookie';
import { newKeys, type PublicKeys, parseKey } from 'deploy/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { frontEndFaultsService } from '../src/api/front-ends/faults/front-end-faults.service.ts';
import type { Cdn } from '../src/pages/cache/cdn-purge.ts';
import { pagesRoutes } from '../src/pages/pages.routes.ts';
import { type Changes, openChanges } from '../src/platform/changes/changes.ts';
import type { Db } from '../src/platform/database/db.ts';
import { cookieDefaults } from '../src/platform/http/cookies.ts';
import { openRegistry } from '../src/platform/registry/open-registry.ts';
import { openTestDatabase } from './open-test-database.ts';
import { publishedFrontEnds } from './published-front-ends.ts';

type Keys = { signingKey: KeyObject; publicKeys: PublicKeys };
type Portal = {
  registry?: string;
  keys?: Keys;
  renderTimeoutMs?: number;
  localBuilds?: boolean;
  cdn?: Cdn | undefined;
  renderers?: 'separate' | 'shared';
  /** Its address; without one it answers to the names of this machine. */
  givenOrigin?: string;
};

export function aKeyPair(): Keys {
  const { privateKey, publicKey } = newKeys();
  return { signingKey: parseKey('private', privateKey, 'test'), publicKeys: [parseKey('public', publicKey, 'test')] };
}

let db: Db;
let changes: Changes;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  const database = await openTestDatabase();
  ({ db, drop } = database);
  changes = openChanges(database.listen);
});
afterAll(async () => {
  await changes.close();
  await drop();
});

/** This registry, whose pointer is read at each request. */
export const openAt = (registry: string, registryKeys?: PublicKeys) =>
  openRegistry({ registry, registryKeys }, db, () => undefined, 0);

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** A portal with a shell and one remote, published for it; `render` is the body of the remote's render function. */
export async function aPublishedPortal(
  render: string,
  {
    registry,
    keys,
    renderTimeoutMs = 20_000,
    localBuilds = false,
    givenOrigin,
    cdn,
    renderers = 'separate',
  }: Portal = {},
) {
  const { folder, ...frontEnds } = await publishedFrontEnds(render, { registry, keys });
  const app = Fastify();
  apps.push(app);
  await app.register(cookie, { parseOptions: cookieDefaults(givenOrigin ?? '') });
  app.get('/api/auth/session', async ({ cookies }, reply) =>
    cookies.sid
      ? { member: { role: cookies.sid, mustChangePassword: false, secondFactorDueAt: null } }
      : reply.code(401).send({}),
  );
  app.get('/api/greeting', async (_, reply) => {
    reply.header('link', '</api/greeting?cursor=2>; rel="next"').header('x-total-count', 40);
    return { text: 'سلام' };
  });
  const frontEndFaults = frontEndFaultsService({ db });
  const options = { liveReload: false, cdn, localBuilds, givenOrigin, renderTimeoutMs, renderers, frontEndFaults };
  await app.register(pagesRoutes, { ...options, changes, registry: await openAt(folder, keys?.publicKeys) });
  return {
    folder,
    ...frontEnds,
    /** Tells of a change as the tables do. */
    announce: (...nouns: string[]) =>
      sql`select announce(noun, 'changed', gen_random_uuid(), null, null) from unnest(${nouns}::text[]) as noun`.execute(
        db,
      ),
    get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }),
    /** Sends a form without a file. */
    post: (url: string, fields: Record<string, string>, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
