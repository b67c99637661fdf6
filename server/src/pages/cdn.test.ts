import { text } from 'node:stream/consumers';
import { aPublishedPortal } from '../../test/a-published-portal.ts';
import { aWebsite, type Website } from '../../test/a-website.ts';
import { until } from '../../test/until.ts';

const render = `return page(request.url.includes('about') ? 'about us' : await (await fetch('/api/greeting')).text());`;

const sites: Website[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

/** A CDN that counts what it was told to forget. */
async function aCdn() {
  let status = 200;
  const purges: { tags: string[]; authorization: string | undefined }[] = [];
  const website = await aWebsite(async (request, reply) => {
    const body = await text(request);
    if (status === 200) purges.push({ ...JSON.parse(body), authorization: request.headers.authorization });
    reply.writeHead(status).end();
  });
  sites.push(website);
  return {
    cdn: { url: `${website.url}/purge`, token: 'secret' },
    purges,
    told: (tag: string) => until(() => purges.some(({ tags }) => tags.includes(tag))),
    breaksDown: () => (status = 503),
    recovers: () => (status = 200),
  };
}
const cacheFor = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';

test('a CDN that is told what changes may keep a page, by what it depends on', async () => {
  const { cdn } = await aCdn();
  const { get } = await aPublishedPortal(render, { cdn });
  const headersOf = async (url: string, more = {}) => (await get(url, more)).headers;
  const home = await headersOf('/');
  expect(home).toMatchObject({ 'cdn-cache-control': cacheFor, 'cache-tag': 'pages,members,offices,posts' });
  expect(home['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await headersOf('/calls?about')).toMatchObject({ 'cdn-cache-control': cacheFor, 'cache-tag': 'pages' });
  const again = await get('/', { 'if-none-match': home.etag });
  expect([again.statusCode, again.headers['cdn-cache-control']]).toEqual([304, cacheFor]);
});

test('no CDN is told to keep what it cannot be told of, what is not there, or what an administrator tries', async () => {
  const { cdn } = await aCdn();
  const [without, { get }] = [await aPublishedPortal(render), await aPublishedPortal(render, { cdn })];
  for (const { headers } of [
    await without.get('/'),
    await get('/nowhere'),
    await get('/', { cookie: 'sid=AD; use=remote-public@9' }),
  ])
    expect(headers).not.toHaveProperty('cdn-cache-control');
});

test('no CDN is told to keep a page during a rollout, and it forgets those of before', async () => {
  const { cdn, told, purges } = await aCdn();
  const { get, rollOut } = await aPublishedPortal(render, { cdn });
  await told('pages');
  purges.splice(0);
  await rollOut(`return page('canary');`, 50);
  await told('pages');
  expect((await get('/')).headers).not.toHaveProperty('cdn-cache-control');
});

test('a CDN forgets what shows a noun that changed, told once of many changes and with its token', async () => {
  const { cdn, told, purges } = await aCdn();
  const { announce } = await aPublishedPortal(render, { cdn });
  await told('pages');
  purges.splice(0);
  await announce('posts', 'posts', 'offices', 'sessions', 'audit', 'messages');
  await told('posts');
  expect(purges).toEqual([{ tags: ['posts', 'offices'], authorization: 'Bearer secret' }]);
});

test('no CDN is told to keep a page while it does not hear what changes, and it hears of it afterwards', async () => {
  const { cdn, told, purges, breaksDown, recovers } = await aCdn();
  const { get, announce } = await aPublishedPortal(render, { cdn });
  await told('pages');
  const mayCache = async () => 'cdn-cache-control' in (await get('/')).headers;
  expect(await mayCache()).toBe(true);
  breaksDown();
  await announce('posts');
  await until(async () => !(await mayCache()));
  purges.splice(0);
  recovers();
  await told('posts');
  await until(mayCache);
});
