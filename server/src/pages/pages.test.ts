/** @jest-environment node */
import type { KeyObject } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import { openStorage } from 'deploy/open-storage';
import { publish } from 'deploy/registry';
import { setRollout } from 'deploy/rollout';
import { newKeys, parseKey } from 'deploy/signature';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing/a-dist';
import { anS3Server } from 'deploy/testing/an-s3-server';
import Fastify, { type FastifyInstance } from 'fastify';
import { openPages } from './open-pages.ts';

/** A shell of a few lines: it draws what the remote's loader answers, or the frame. */
const host = `
let send;
exports.scope = { react: { name: 'the one React' } };
exports.setTransport = (transport) => { send = transport; };
exports.prepare = (remote) => ({ dataRoutes: remote ? remote.routes : [] });
const page = (html, more) => ({ status: 200, isWhole: true, title: '', html, styleTags: [], hydration: null, routeIds: ['home-page'], ...more });
exports.draw = async ({ dataRoutes: [route] }, request) => {
  if (!route) return page('nothing here', { status: 404 });
  return route.draw({ request, page, fetch: (path) => send(new Request('http://portal.internal' + path)) });
};
exports.drawFrame = async () => page('the frame', { isWhole: false });
exports.toDocument = ({ page, main, preloads, remotes }) =>
  JSON.stringify(remotes) + '<script nonce="%nonce%" src="' + main.href + '"></script>' + preloads.map(({ href }) => '<link href="' + href + '">').join('') + page.html;
`;

const remote = (draw: string) =>
  `const react = require('react'); exports.routes = [{ draw: async ({ request, page, fetch }) => { ${draw} } }];`;

type Keys = { signingKey: KeyObject; publicKey: KeyObject };

function aKeyPair(): Keys {
  const { privateKey, publicKey } = newKeys();
  return { signingKey: parseKey('private', privateKey, 'test'), publicKey: parseKey('public', publicKey, 'test') };
}

const openAt = (registry: string, registryKey?: KeyObject) =>
  openPages({ registry, registryKey, liveReload: false, givenOrigin: undefined });

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function aPortal(draw: string, registry?: string, keys?: Keys) {
  const folder = registry ?? (await aFolder());
  const storage = openStorage(folder);
  const deed = { storage, env: 'production', who: 'test', why: 'test', signingKey: keys?.signingKey };
  const put = async (...dists: string[]) => publish({ ...deed, dists });
  const contract = aContract({
    routes: ['/'],
    chunks: { routes: ['routes.00c0ffee.js'], 'home-page': ['home-page.00c0ffee.js'] },
    budgetBytes: null,
  });
  const aRemote = async (text: string) => {
    const dist = await aDist(contract, '1', remote(text));
    for (const chunk of ['routes', 'home-page']) await writeFile(join(dist, `${chunk}.00c0ffee.js`), '1');
    return dist;
  };
  const publishRemote = async (text: string) => put(await aRemote(text));
  const rollOut = async (text: string, percent: number) => {
    return setRollout({ ...deed, frontEnd: contract.name, dist: await aRemote(text), percent });
  };
  await put(await aDist(aHostContract(), '1', host));
  await publishRemote(draw);
  const app = Fastify();
  apps.push(app);
  await app.register(cookie);
  app.get('/api/auth/session', async ({ cookies }, reply) =>
    cookies.sid ? { member: { role: cookies.sid } } : reply.code(401).send({}),
  );
  app.get('/api/greeting', async (_, reply) => {
    reply.header('link', '</api/greeting?cursor=2>; rel="next"').header('x-total-count', 40);
    return { text: 'سلام' };
  });
  await app.register(await openAt(folder, keys?.publicKey));
  return {
    folder,
    publishRemote,
    rollOut,
    get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }),
  };
}

test('a visitor gets the page that the deployed remote drew, with what its loader asked in process', async () => {
  const { get } = await aPortal(`return page(react.name + ' ' + (await (await fetch('/api/greeting')).json()).text);`);
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('the one React سلام');
});

test('a visitor is told every script of the page in its first bytes: entry, routes, page', async () => {
  const { get } = await aPortal(`return page('home');`);
  const { body } = await get('/');
  const named = [...body.matchAll(/href="[^"]*\/([\w-]+)\.00c0ffee\.js"/g)].map(([, name]) => name);
  expect(named).toEqual(['remote-public', 'routes', 'home-page']);
});

test('two visitors get the same page with a nonce of their own, the one their policy names', async () => {
  const { get } = await aPortal(`return page('drawn at ' + Math.random());`);
  const [one, two] = [await get('/'), await get('/')];
  const nonceOf = ({ body }: { body: string }) => /nonce="([\w-]+)"/.exec(body)?.[1] ?? '';
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`);
  expect(one.headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(one.body.replace(nonceOf(one), '')).toBe(two.body.replace(nonceOf(two), ''));
});

test('a visitor of a path that nobody draws gets the shell with 404', async () => {
  const { get } = await aPortal(`return page('home');`);
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a visitor gets the frame when the remote throws, or asks for what the shell does not provide', async () => {
  const throwing = await aPortal(`throw new Error('broken');`);
  expect((await throwing.get('/')).body).toContain('the frame');
  const asking = await aPortal(`require('left-pad');`);
  expect((await asking.get('/')).body).toContain('the frame');
});

test('a visitor reads of a list what its headers say: how many there are, and how it goes on', async () => {
  const { get } = await aPortal(
    `const { headers } = await fetch('/api/greeting'); return page(headers.get('x-total-count') + ' ' + headers.get('link'));`,
  );
  expect((await get('/')).body).toContain('40 </api/greeting?cursor=2>; rel="next"');
});

test('a visitor gets the frame when a loader does not answer', async () => {
  const { get } = await aPortal(`await new Promise(() => undefined);`);
  expect((await get('/')).body).toContain('the frame');
});

test('a visitor who comes after a publish gets the new page, without a restart', async () => {
  const { get, publishRemote } = await aPortal(`return page('old');`);
  expect((await get('/')).body).toContain('old');
  await publishRemote(`return page('new');`);
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await get('/')).body).toContain('new');
});

test('visitors keep the last good pages while the registry cannot be read', async () => {
  const { get, folder } = await aPortal(`return page('home');`);
  await get('/');
  await writeFile(join(folder, 'registry/production.json'), '{"schema":');
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await get('/')).body).toContain('home');
});

type Damage = (folder: string, older: string) => Promise<unknown>;
const pointerOf = (folder: string) => join(folder, 'registry/production.json');
const rewrite = (change: (text: string) => string) => async (folder: string) => {
  const text = await readFile(pointerOf(folder), 'utf8');
  await writeFile(pointerOf(folder), change(text));
};

test.each<[string, Damage]>([
  ['truncated', rewrite((text) => text.slice(0, -40))],
  ['robbed of a hash', rewrite((text) => text.replace('"integrity"', '"int"'))],
  ['given a hash that browsers ignore', rewrite((text) => text.replaceAll('sha384-', 'sha0-'))],
  ['unsigned', rewrite((text) => text.replace('"signature"', '"sig"'))],
  ['deleted', (folder) => rm(pointerOf(folder))],
  [
    'put back from a backup, with its whole log',
    (folder, older) => cp(older, folder, { recursive: true, force: true }),
  ],
])(
  'visitors keep the last good pages while a signed registry is %s, and the next publish is seen',
  async (_, damage) => {
    const keys = aKeyPair();
    const { get, folder, publishRemote } = await aPortal(`return page('old');`, undefined, keys);
    const older = await aFolder();
    await cp(folder, older, { recursive: true });
    await publishRemote(`return page('new');`);
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await get('/')).body).toContain('new');
    const whole = await readFile(pointerOf(folder));
    await damage(folder, older);
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await get('/')).body).toContain('new');
    await writeFile(pointerOf(folder), whole);
    await publishRemote(`return page('newest');`);
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await get('/')).body).toContain('newest');
  },
);

test('an operator whose registry is signed by somebody else reads one line and nothing is served', async () => {
  const { folder } = await aPortal(`return page('home');`, undefined, aKeyPair());
  await expect(openAt(folder, aKeyPair().publicKey)).rejects.toThrow(/does not bear the signature/);
  const unsigned = await aPortal(`return page('home');`);
  await expect(openAt(unsigned.folder, aKeyPair().publicKey)).rejects.toThrow(/is not signed/);
});

test('an operator whose registry is torn or empty reads one line and nothing is served', async () => {
  const { folder } = await aPortal(`return page('home');`);
  await writeFile(join(folder, 'registry/production.json'), '{"schema":');
  await expect(openAt(folder)).rejects.toThrow(/registry\/production\.json/);
  const empty = await aFolder();
  await expect(openAt(empty)).rejects.toThrow(/no front end is published/);
  await rm(empty, { recursive: true });
});

test('a visitor for whom not even the frame can be drawn reads so in Arabic, and nothing is kept', async () => {
  const { get, folder } = await aPortal(`return page('home');`);
  await rm(join(folder, 'r/shell'), { recursive: true });
  const { statusCode, headers, body } = await get('/');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('تعذّر عرض الصفحة الآن');
});

test("a browser gets the live shell's service worker at the root, another one after each publish", async () => {
  const { get, folder, publishRemote } = await aPortal(`return page('home');`);
  expect((await get('/service-worker.js')).statusCode).toBe(404);
  const [release = ''] = await readdir(join(folder, 'r/shell'));
  await writeFile(join(folder, 'r/shell', release, 'service-worker.js'), 'keep()');
  const first = await get('/service-worker.js');
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(first.body).toContain('keep()');
  await publishRemote(`return page('new');`);
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await get('/service-worker.js')).body).not.toBe(first.body);
});

test('a browser gets a front end file for a year, and never its server build', async () => {
  const { get } = await aPortal(`return page('home');`);
  const { body } = await get('/');
  const entry = /href="([^"]*remote-public\.00c0ffee\.js)"/.exec(body)?.[1] ?? '';
  const file = await get(entry);
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await get(entry.replace(/[^/]+$/, 'server.cjs'))).statusCode).toBe(404);
  expect((await get('/r/nothing.js')).statusCode).toBe(404);
});

test('a visitor is served out of S3 as out of a folder: pages, packed files, the next publish', async () => {
  const { get, publishRemote } = await aPortal(`return page('from the bucket');`, await anS3Server());
  const { body } = await get('/');
  expect(body).toContain('from the bucket');
  const entry = /href="([^"]*remote-public\.00c0ffee\.js)"/.exec(body)?.[1] ?? '';
  const plain = await get(entry);
  expect([plain.statusCode, plain.headers['cache-control'], plain.headers['content-type']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ]);
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const packed = await get(entry, { 'accept-encoding': accepted });
    expect([packed.headers['content-encoding'], unpack(packed.rawPayload).toString()]).toEqual([encoding, plain.body]);
  }
  expect((await get(entry, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  const outside = [entry.replace(/[^/]+$/, 'server.cjs'), '/r/nothing.js', '/r/..%2fregistry%2fproduction.js'];
  for (const url of outside) expect((await get(url)).statusCode).toBe(404);
  await publishRemote(`return page('published anew');`);
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await get('/')).body).toContain('published anew');
});

test('an operator whose bucket does not answer reads one line', async () => {
  const nowhere = 's3://portal?endpoint=http://127.0.0.1:9';
  await expect(openAt(nowhere)).rejects.toThrow(/^REGISTRY_URL: the bucket does not answer/);
});

const cookieOf = ({ headers }: { headers: Record<string, unknown> }, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec([headers['set-cookie']].flat().join('\n'))?.[1];

test('a visitor meets a rollout or does not, and meets the same again while it grows', async () => {
  const { get, rollOut } = await aPortal(`return page('the old page');`);
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
  await rollOut(`return page('the new page');`, 50);
  await new Promise((done) => setTimeout(done, 1_100));
  const visits: Awaited<ReturnType<typeof get>>[] = [];
  for (let visit = 0; visit < 60; visit += 1) visits.push(await get('/'));
  const isNew = ({ body }: { body: string }) => body.includes('the new page');
  expect(new Set(visits.map(isNew)).size).toBe(2);
  const returnOf = (visit: (typeof visits)[number]) => get('/', { cookie: `visitor=${cookieOf(visit, 'visitor')}` });
  for (const visit of visits) {
    const again = await returnOf(visit);
    expect([again.headers['set-cookie'], isNew(again)]).toEqual([undefined, isNew(visit)]);
  }
  await rollOut('', 75);
  await new Promise((done) => setTimeout(done, 1_100));
  for (const visit of visits.filter(isNew)) expect(isNew(await returnOf(visit))).toBe(true);
});

test('an administrator meets another build on every page until the way out, and nobody else does', async () => {
  const { get, publishRemote } = await aPortal(`return page('the old page');`);
  const [{ version = '' } = {}] = await publishRemote(`return page('the new page');`);
  await publishRemote(`return page('the newest page');`);
  await new Promise((done) => setTimeout(done, 1_100));
  const asked = await get(`/?q=1&use=remote-public@${version}`, { cookie: 'sid=AD' });
  expect([asked.statusCode, asked.headers.location]).toEqual([302, '/?q=1']);
  const use = `use=${cookieOf(asked, 'use')}`;
  const seen = await get('/?q=1', { cookie: `sid=AD; ${use}` });
  expect(seen.body).toContain('the new page');
  expect(seen.body).toMatch(/<aside id="override".*remote-public@.*<a href="\?use=none">/s);
  expect(seen.headers['cache-control']).toBe('no-store');
  for (const cookie of [use, `sid=OP; ${use}`, 'sid=AD']) {
    const { body } = await get('/?q=1', { cookie });
    expect([body.includes('the newest page'), body.includes('<aside')]).toEqual([true, false]);
  }
  const left = await get('/?use=none', { cookie: `sid=AD; ${use}` });
  expect([left.headers.location, cookieOf(left, 'use')]).toEqual(['/', '']);
});

test('a page of another site cannot choose a build for an administrator', async () => {
  const { get } = await aPortal(`return page('the page');`);
  const reply = await get('/?use=remote-public@1', { cookie: 'sid=AD', 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.headers.location, cookieOf(reply, 'use')]).toEqual([302, '/', undefined]);
});

test('an administrator who develops sees the front end of her own machine, drawn in her browser alone', async () => {
  const { get } = await aPortal(`return page('the page');`);
  const { body } = await get('/', { cookie: 'sid=AD; use=remote-public@http://localhost:4401' });
  expect(body).toContain('the frame');
  expect(body).toContain('"url":"http://localhost:4401/entry.js"');
});

test.each([
  ['a front end that is not there', 'remote-nothing@1.0.0', 'لا توجد واجهة بهذا الاسم'],
  ['a build that is not stored', 'remote-public@9.9.9', 'لا توجد نسخة محفوظة'],
  ['the shell of her own machine', 'shell@http://localhost:1', 'لا توجد واجهة بهذا الاسم'],
  ['an address elsewhere', 'remote-public@http://evil.example', 'لا يُفهم هذا الطلب'],
  ['a way out of the registry', 'remote-public@../../x', 'لا يُفهم هذا الطلب'],
  ['markup', '<img src=x>', 'لا يُفهم هذا الطلب'],
])('an administrator who asks for %s meets the live page and reads why', async (_, wish, sentence) => {
  const { get } = await aPortal(`return page('the page');`);
  const { body } = await get('/', { cookie: `sid=AD; use=${encodeURIComponent(wish)}` });
  expect(body).toContain('the page');
  expect(body).toContain(sentence);
  expect(body).not.toContain('<img');
});
