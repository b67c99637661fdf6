import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aPublishedPortal } from '../../test/a-published-portal.ts';
import { until } from '../../test/until.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };

test('a visitor gets the page that the deployed remote renders, with what its loader fetched in process', async () => {
  const { get } = await aPublishedPortal(
    `return page(react.name + ' ' + (await (await fetch('/api/greeting')).json()).text);`,
  );
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('the one React سلام');
});

test('a visitor is told every script of the page in its first bytes: entry, routes, page, and what it takes of the shell', async () => {
  const { get } = await aPublishedPortal(`return page('home');`);
  const { body } = await get('/');
  const named = [...body.matchAll(/href="[^"]*\/([\w-]+)\.00c0ffee\.js"/g)].map(([, name]) => name);
  expect(named).toEqual(['remote-public', 'routes', 'home-page', 'form']);
});

test('two visitors get the same bytes, whose inline scripts and styles the policy names by their hashes', async () => {
  const { get } = await aPublishedPortal(`return page('rendered at ' + Math.random());`);
  const [one, two] = [await get('/'), await get('/')];
  expect(two.body).toBe(one.body);
  expect(two.headers).toEqual({ ...one.headers, date: two.headers.date });
  expect(one.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const policy = String(one.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hashOf('boot()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf('')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  // a picture of another site would tell it who reads
  expect(policy).not.toMatch(/https?:|unsafe-eval|nonce/);
  expect(one.body).not.toContain('nonce');
});

test('a visitor who comes again is told that the page still holds, by the tag of the encoding it has', async () => {
  const { get } = await aPublishedPortal(`return page('سلام '.repeat(200));`);
  const tags = new Set<string>();
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ vary: 'accept-encoding' });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(decode(rawPayload).toString()).toContain('سلام سلام');
    const tag = String(headers.etag);
    tags.add(tag);
    const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': `"older", W/${tag}` });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, tag, '']);
  }
  expect(tags.size).toBe(3);
  const [other = ''] = [...tags].filter((tag) => tag.includes('br'));
  expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': other })).statusCode).toBe(200);
  expect((await get('/nowhere', { 'if-none-match': other })).headers.etag).toBeUndefined();
});

test('a page that is asked for often comes smaller, and who holds the larger file is told that it still holds', async () => {
  const { get } = await aPublishedPortal(`return page('سلام '.repeat(200));`);
  const asBrotli = { 'accept-encoding': 'br' };
  const first = await get('/', asBrotli);
  const held = String(first.headers.etag);
  let latest = first;
  await until(async () => {
    latest = await get('/', asBrotli);
    return latest.headers.etag !== held;
  });
  expect(latest.headers.etag).toBe(held.replace('-br"', '-br11"'));
  expect(brotliDecompressSync(latest.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  for (const tag of [held, String(latest.headers.etag)]) {
    const again = await get('/', { ...asBrotli, 'if-none-match': tag });
    expect([again.statusCode, again.headers.etag]).toEqual([304, tag]);
  }
});

test('a visitor whose page has changed since gets the new one, whatever tag it holds', async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('old');`);
  const { headers } = await get('/');
  await publishRemote(`return page('new');`);
  const reply = await get('/', { 'if-none-match': headers.etag });
  expect([reply.statusCode, reply.body.includes('new')]).toEqual([200, true]);
});

test('what differs from browser to browser, or is not whole, is kept by no shared cache', async () => {
  const { get, rollOut } = await aPublishedPortal(`return page('home');`);
  await rollOut(`return page('canary');`, 50);
  expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
  const broken = await aPublishedPortal(`throw new Error('broken');`);
  expect((await broken.get('/')).headers['cache-control']).toBe('no-store');
});

test('a visitor reads the words of a placeholder as a member wrote them, and not what is filled in elsewhere', async () => {
  const { get } = await aPublishedPortal(
    `const words = '%nonce%nonce% %origin%<script nonce="%nonce%">steal()</script>';
    return page(words, { title: words, head: '%nonce% %origin% href="%origin%/"', hydration: { loaderData: { words }, errors: null } });`,
  );
  const { body, headers } = await get('/');
  expect(body).toContain('%nonce%nonce% %origin%<script nonce="%nonce%">steal()</script>');
  expect(body).toContain('%nonce% %origin% href="http:');
  expect(headers['content-security-policy']).not.toContain(hashOf('steal()'));
});

test('a visitor of a path that no front end renders gets the shell with 404', async () => {
  const { get } = await aPublishedPortal(`return page('home');`);
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a visitor gets the frame when the remote throws, or asks for what the shell does not provide', async () => {
  const throwing = await aPublishedPortal(`throw new Error('broken');`);
  expect((await throwing.get('/')).body).toContain('the frame');
  const asking = await aPublishedPortal(`require('left-pad');`);
  expect((await asking.get('/')).body).toContain('the frame');
});

test('a visitor reads of a list what its headers say: how many there are, and how it goes on', async () => {
  const { get } = await aPublishedPortal(
    `const { headers } = await fetch('/api/greeting'); return page(headers.get('x-total-count') + ' ' + headers.get('link'));`,
  );
  expect((await get('/')).body).toContain('40 </api/greeting?cursor=2>; rel="next"');
});

test('a visitor gets the frame when a loader does not answer', async () => {
  const { get } = await aPublishedPortal(`await new Promise(() => undefined);`, { renderTimeoutMs: 50 });
  expect((await get('/')).body).toContain('the frame');
});

test('a visitor who comes after a publish gets the new page, without a restart', async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('old');`);
  expect((await get('/')).body).toContain('old');
  await publishRemote(`return page('new');`);
  expect((await get('/')).body).toContain('new');
});
