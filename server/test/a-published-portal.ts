import type { KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { newKeys, parseKey } from 'deploy/pointer/signature';
import { publish } from 'deploy/registry/publish';
import { setRollout } from 'deploy/registry/rollout';
import { openStorage } from 'deploy/storage/storage';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing/a-dist';
import Fastify, { type FastifyInstance } from 'fastify';
import { pagesRoutes } from '../src/pages/pages.routes.ts';
import type { Db } from '../src/platform/database/db.ts';
import { cookieDefaults } from '../src/platform/http/cookies.ts';
import { openRegistry } from '../src/platform/registry/open-registry.ts';
import { openTestDatabase } from './open-test-database.ts';

/** A shell of a few lines: it renders what the remote's loader answers, or the frame. */
const host = `
let send;
exports.scope = { react: { name: 'the one React' } };
exports.setTransport = (transport) => { send = transport; };
exports.prepare = (remote) => ({ dataRoutes: remote ? remote.routes : [] });
const page = (html, more) => ({ status: 200, isWhole: true, title: '', head: '', html, styleTags: [], hydration: null, routeIds: ['home-page'], ...more });
exports.draw = async ({ dataRoutes: [route] }, request) => {
  if (!route) return page('nothing here', { status: 404 });
  return route.render({ request, page, fetch: (path) => send(new Request('http://portal.internal' + path)) });
};
exports.drawFrame = async () => page('the frame', { isWhole: false });
exports.toDocument = ({ page, main, preloads, remotes }) =>
  page.title + page.head + JSON.stringify([remotes, page.hydration]) + '<script nonce="%nonce%">boot()</script><style nonce="%nonce%">a{}</style><script async nonce="%nonce%" src="' + main.href + '"></script>' + preloads.map(({ href }) => '<link href="' + href + '">').join('') + page.html;
`;

const remote = (render: string) =>
  `const react = require('react'); exports.routes = [{ render: async ({ request, page, fetch }) => { ${render} } }];`;

type Keys = { signingKey: KeyObject; publicKey: KeyObject };
type Portal = {
  registry?: string;
  keys?: Keys;
  renderTimeoutMs?: number;
  localBuilds?: boolean;
  /** Its address; without one it answers to the names of this machine. */
  givenOrigin?: string;
};

export function aKeyPair(): Keys {
  const { privateKey, publicKey } = newKeys();
  return { signingKey: parseKey('private', privateKey, 'test'), publicKey: parseKey('public', publicKey, 'test') };
}

let db: Db;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => drop());

/** This registry, whose pointer is read at each request. */
export const openAt = (registry: string, registryKey?: KeyObject) =>
  openRegistry({ registry, registryKey }, db, () => undefined, 0);

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** A portal with a shell and one remote, published for it; `render` is the body of the remote's render function. */
export async function aPublishedPortal(
  render: string,
  { registry, keys, renderTimeoutMs = 20_000, localBuilds = false, givenOrigin }: Portal = {},
) {
  const folder = registry ?? (await aFolder());
  const storage = openStorage(folder);
  const change = { storage, env: 'production', who: 'test', why: 'test', signingKey: keys?.signingKey };
  const put = async (...dists: string[]) => publish({ ...change, dists });
  const contract = aContract({
    routes: ['/'],
    chunks: { routes: ['routes.00c0ffee.js'], 'home-page': ['home-page.00c0ffee.js'] },
    takes: { 'home-page': ['shared-ui/form'] },
    budgetBytes: null,
  });
  const aRemote = async (text: string) => {
    const dist = await aDist(contract, '1', remote(text));
    for (const chunk of ['routes', 'home-page']) await writeFile(join(dist, `${chunk}.00c0ffee.js`), '1');
    return dist;
  };
  const publishRemote = async (text: string) => put(await aRemote(text));
  const rollOut = async (text: string, percent: number) => {
    return setRollout({ ...change, frontEnd: contract.name, dist: await aRemote(text), percent });
  };
  const form = 'form.00c0ffee.js';
  const hostDist = await aDist(aHostContract({ chunks: { 'shared-ui/form': [form] } }), '1', host);
  await writeFile(join(hostDist, form), '1');
  await writeFile(join(hostDist, 'service-worker.js'), 'keep()');
  await put(hostDist);
  await publishRemote(render);
  const app = Fastify();
  apps.push(app);
  await app.register(cookie, { parseOptions: cookieDefaults(givenOrigin ?? '') });
  app.get('/api/auth/session', async ({ cookies }, reply) =>
    cookies.sid ? { member: { role: cookies.sid } } : reply.code(401).send({}),
  );
  app.get('/api/greeting', async (_, reply) => {
    reply.header('link', '</api/greeting?cursor=2>; rel="next"').header('x-total-count', 40);
    return { text: 'سلام' };
  });
  const options = { liveReload: false, localBuilds, givenOrigin, renderTimeoutMs };
  await app.register(pagesRoutes, { ...options, registry: await openAt(folder, keys?.publicKey) });
  return {
    folder,
    storage,
    publishRemote,
    rollOut,
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
