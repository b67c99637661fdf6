/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStorage } from 'deploy/open-storage';
import { publish } from 'deploy/registry';
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
exports.toDocument = ({ page, main, preloads }) =>
  '<script nonce="%nonce%" src="' + main.href + '"></script>' + preloads.map(({ href }) => '<link href="' + href + '">').join('') + page.html;
`;

const remote = (draw: string) =>
  `const react = require('react'); exports.routes = [{ draw: async ({ request, page, fetch }) => { ${draw} } }];`;

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function aPortal(draw: string, registry?: string) {
  const folder = registry ?? (await aFolder());
  const storage = openStorage(folder);
  const put = async (...dists: string[]) => publish({ storage, env: 'production', dists, who: 'test', why: 'test' });
  const contract = aContract({
    routes: ['/'],
    chunks: { routes: ['routes.00c0ffee.js'], 'home-page': ['home-page.00c0ffee.js'] },
    budgetBytes: null,
  });
  const publishRemote = async (text: string) => {
    const dist = await aDist(contract, '1', remote(text));
    for (const chunk of ['routes', 'home-page']) await writeFile(join(dist, `${chunk}.00c0ffee.js`), '1');
    return put(dist);
  };
  await put(await aDist(aHostContract(), '1', host));
  await publishRemote(draw);
  const app = Fastify();
  apps.push(app);
  app.get('/api/greeting', async (_, reply) => {
    reply.header('link', '</api/greeting?cursor=2>; rel="next"').header('x-total-count', 40);
    return { text: 'سلام' };
  });
  await app.register(await openPages(folder, false));
  return { folder, publishRemote, get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }) };
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

test('an operator whose registry is torn or empty reads one line and nothing is served', async () => {
  const { folder } = await aPortal(`return page('home');`);
  await writeFile(join(folder, 'registry/production.json'), '{"schema":');
  await expect(openPages(folder, false)).rejects.toThrow(/registry\/production\.json/);
  const empty = await aFolder();
  await expect(openPages(empty, false)).rejects.toThrow(/no front end is published/);
  await rm(empty, { recursive: true });
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
  await expect(openPages(nowhere, false)).rejects.toThrow(/^REGISTRY_URL: the bucket does not answer/);
});
