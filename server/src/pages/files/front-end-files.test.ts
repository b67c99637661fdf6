import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anS3Server } from 'deploy/testing';
import { aPublishedPortal } from '../../../test/a-published-portal.ts';

test("a browser gets the live shell's service worker at the root, another one after each publish", async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('home');`);
  const first = await get('/service-worker.js');
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(first.body).toContain('keep()');
  await publishRemote(`return page('new');`);
  expect((await get('/service-worker.js')).body).not.toBe(first.body);
});

test('a browser gets a front end file for a year, and never its server build', async () => {
  const { get } = await aPublishedPortal(`return page('home');`);
  const { body } = await get('/');
  const entry = /href="([^"]*remote-public\.00c0ffee\.js)"/.exec(body)?.[1] ?? '';
  const file = await get(entry);
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await get(entry.replace(/[^/]+$/, 'server.cjs'))).statusCode).toBe(404);
  expect((await get('/r/nothing.js')).statusCode).toBe(404);
});

test('a visitor is served out of S3 as out of a folder: pages, packed files, the next publish', async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('from the bucket');`, {
    registry: await anS3Server(),
  });
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
  await publishRemote(`return page('the next build');`);
  expect((await get('/')).body).toContain('the next build');
});
