import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { dictionaryOf, layout, openStorage } from 'deploy/registry';
import { anS3Server } from 'deploy/testing';
import { aKeyPair, aPublishedPortal } from '../../../test/a-published-portal.ts';

test("a browser gets the live shell's service worker at the root, another one after each publish", async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('home');`);
  const first = await get('/service-worker.js');
  const fileOf = ({ body }: { body: string }) => /importScripts\('([^']+)'\)/.exec(body)?.[1] ?? '';
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect((await get(fileOf(first))).body).toBe('keep()');
  await publishRemote(`return page('new');`);
  const second = await get('/service-worker.js');
  expect(second.body).not.toBe(first.body);
  expect(fileOf(second)).toBe(fileOf(first));
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

const page = `return page('home');`;
const entry = 'remote-public.00c0ffee.js';
const sentences = Array.from({ length: 60 }, (_, index) => `say(${Math.sin(index)}, 'sentence ${index}');`);
const earlierCode = sentences.join('\n');
const laterCode = earlierCode.replace('sentence 30', 'another sentence');

/** A portal whose remote was published twice; its entry differs in a sentence. */
async function aPortalWithTwoReleases() {
  const portal = await aPublishedPortal(page, { keys: aKeyPair() });
  const publishEntry = async (code: string) => (await portal.publishRemote(page, code))[0]?.version ?? '';
  const [earlier, later] = [await publishEntry(earlierCode), await publishEntry(laterCode)];
  const storage = openStorage(portal.folder);
  return {
    ...portal,
    urlOf: (version: string, file = entry) => `/r/remote-public/${version}/${file}`,
    earlier,
    later,
    async overwrite(path: string, bytes: Uint8Array) {
      await storage.remove(path);
      await storage.writeNew(path, bytes);
    },
    read: async (path: string) => (await storage.read(path))?.bytes ?? Buffer.of(),
  };
}
const dictionary = Buffer.from(earlierCode);
const hash = dictionaryOf(dictionary);
const asChromium = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${hash}:` };

test('a browser that has a script of an earlier release is sent what differs in the new one', async () => {
  const { get, urlOf, earlier, later } = await aPortalWithTwoReleases();
  const first = await get(urlOf(earlier));
  expect(first.headers['use-as-dictionary']).toBe('match="/r/remote-public/*/remote-public.*.js"');
  const second = await get(urlOf(later), asChromium);
  expect(second.headers).toMatchObject({ 'content-encoding': 'dcz', vary: 'accept-encoding, available-dictionary' });
  expect(zstdDecompressSync(second.rawPayload.subarray(40), { dictionary }).toString()).toBe(laterCode);
  expect(second.rawPayload.length).toBeLessThan(120);
});

test.each([
  ['has another file', { ...asChromium, 'available-dictionary': `:${dictionaryOf(Buffer.from('another'))}:` }],
  ['does not decode deltas', { ...asChromium, 'accept-encoding': 'br' }],
  ['names no file', { ...asChromium, 'available-dictionary': hash }],
])('a browser that %s is sent the whole script', async (_, headers) => {
  const { get, urlOf, later } = await aPortalWithTwoReleases();
  const reply = await get(urlOf(later), headers);
  expect([reply.headers['content-encoding'], brotliDecompressSync(reply.rawPayload).toString()]).toEqual([
    'br',
    laterCode,
  ]);
});

type Portal = Awaited<ReturnType<typeof aPortalWithTwoReleases>>;
const deltaIn = ({ later }: Portal) => layout.delta('remote-public', later, entry, hash);
const listIn = ({ later }: Portal) => `${layout.deltas('remote-public', later)}/list.json`;

test.each([
  ['a delta of another script', deltaIn, (bytes: Buffer) => bytes.fill(0, bytes.length - 12)],
  ['a delta whose beginning was changed', deltaIn, (bytes: Buffer) => bytes.fill(0, 0, 8)],
  ['no delta', deltaIn, () => Buffer.from('planted()')],
  ['no list', listIn, () => Buffer.from('planted()')],
  [
    'a list that leads elsewhere',
    listIn,
    (bytes: Buffer) => Buffer.from(String(bytes).replace(`/${entry}"`, '/server.cjs"')),
  ],
])(
  'a visitor is sent the whole script where somebody without a key put %s into the storage',
  async (_, placeOf, to) => {
    const portal = await aPortalWithTwoReleases();
    const path = placeOf(portal);
    const stored = await portal.read(path);
    expect(stored.length).toBeGreaterThan(0);
    await portal.overwrite(path, to(Buffer.from(stored)));
    const reply = await portal.get(portal.urlOf(portal.later), asChromium);
    expect([reply.statusCode, brotliDecompressSync(reply.rawPayload).toString()]).toEqual([200, laterCode]);
  },
);

test('a browser that has a file is sent no bytes of it when the next release has the same', async () => {
  const { get, urlOf, earlier, later } = await aPortalWithTwoReleases();
  const ask = async (file: string) => {
    const tag = String((await get(urlOf(earlier, file))).headers.etag);
    return (await get(urlOf(later, file), { 'if-none-match': tag })).statusCode;
  };
  expect([await ask('home-page.00c0ffee.js'), await ask(entry)]).toEqual([304, 200]);
});

test('a visitor who asks for a file of a release that is gone is told that there is none', async () => {
  const portal = await aPortalWithTwoReleases();
  await openStorage(portal.folder).remove(`r/remote-public/${portal.later}/integrity.json`);
  expect((await portal.get(portal.urlOf(portal.later))).statusCode).toBe(404);
});
