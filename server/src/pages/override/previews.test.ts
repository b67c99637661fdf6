import { layout, type RegistryStorage } from 'deploy/registry';
import { aKeyPair, aPublishedPortal } from '../../../test/a-published-portal.ts';

const newPage = `return page('the new page');`;

type Reply = { cookies: { name: string; value: string }[] };
const cookieOf = ({ cookies }: Reply) => `use=${cookies.find(({ name }) => name === 'use')?.value}`;

/** Changes what is stored of a preview. */
async function rewrite(storage: RegistryStorage, version: string, change: object) {
  const path = layout.preview('production', 'remote-public', version);
  const { bytes, tag } = (await storage.read(path)) ?? { bytes: Buffer.from('{}'), tag: null };
  const changed = { ...JSON.parse(bytes.toString()), ...change };
  expect(await storage.compareAndSwap(path, tag, Buffer.from(JSON.stringify(changed)))).toBe(true);
}

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

test('who opens the link of a preview without an account sees that build on every page, and nobody else does', async () => {
  const { get, previewRemote } = await aPublishedPortal(`return page('the live page');`);
  const { key, version } = await previewRemote(newPage);
  const followed = await get(`/account?q=1&preview=${key}`);
  expect([followed.statusCode, followed.headers.location]).toEqual([302, '/account?q=1']);
  expect(followed.cookies).toMatchObject([{ name: 'use', httpOnly: true, expires: expect.any(Date) }]);
  const seen = await get('/account', { cookie: cookieOf(followed) });
  expect(seen.body).toContain('the new page');
  expect(seen.body).toContain(`remote-public@${version}`);
  expect(seen.body).toMatch(/<aside id="override".*<a href="\?use=none">/s);
  expect(seen.headers['cache-control']).toBe('no-store');
  expect((await get('/account')).body).toContain('the live page');
  const left = await get('/account?use=none', { cookie: cookieOf(followed) });
  expect(left.headers.location).toBe('/account');
});

test('a preview ends at its time: the link says so, and who saw it meets the live page again', async () => {
  const { get, previewRemote, storage } = await aPublishedPortal(`return page('the live page');`);
  const { key, version } = await previewRemote(newPage);
  const cookie = cookieOf(await get(`/?preview=${key}`));
  await rewrite(storage, version, { expires: anHourAgo() });
  const late = await get(`/?preview=${key}`);
  expect([late.statusCode, late.cookies]).toEqual([410, []]);
  expect(late.body).toContain('اطلب رابطًا جديدًا');
  const after = await get('/', { cookie });
  expect(after.body).toContain('the live page');
  expect(after.cookies).toMatchObject([{ name: 'use', value: '' }]);
});

test('who tries a page that fails in the preview sees that it fails, and not the live page in its place', async () => {
  const { get, previewRemote } = await aPublishedPortal(`return page('the live page');`);
  const { key } = await previewRemote(`throw new TypeError('no title');`);
  const { body } = await get('/', { cookie: cookieOf(await get(`/?preview=${key}`)) });
  expect([body.includes('the live page'), body.includes('the frame')]).toEqual([false, true]);
});

test.each([
  ['another secret', (key: string) => `${key.slice(0, -4)}AAAA`],
  ['no secret', (key: string) => key.replace(/~.*/, '~')],
  ['another build', (key: string) => key.replace(/@[^~]+/, '@9.9.9-00000000')],
  ['a way out of the registry', (key: string) => key.replace(/@[^~]+/, '@..%2F..%2Fproduction')],
  ['nothing', () => ''],
])('a link with %s opens nothing', async (_, forge) => {
  const { get, previewRemote } = await aPublishedPortal(`return page('the live page');`);
  const { key } = await previewRemote(newPage);
  const { statusCode, cookies } = await get(`/?preview=${forge(key)}`);
  expect([statusCode, cookies]).toEqual([410, []]);
  const { body } = await get('/', { cookie: `use=${encodeURIComponent(`preview:${forge(key)}`)}` });
  expect(body).toContain('the live page');
});

test('a portal with a key shows previews that are signed with it, their files too, and none that was changed', async () => {
  const { get, previewRemote, storage } = await aPublishedPortal(`return page('the live page');`, { keys: aKeyPair() });
  const { key, version } = await previewRemote(newPage);
  const cookie = cookieOf(await get(`/?preview=${key}`));
  expect((await get('/', { cookie })).body).toContain('the new page');
  const file = `/r/remote-public/${version}/routes.00c0ffee.js`;
  expect((await get(file, { cookie })).statusCode).toBe(200);
  expect((await get(file)).statusCode).toBe(404);
  await rewrite(storage, version, { expires: '2099-01-01T00:00:00.000Z' });
  expect((await get(`/?preview=${key}`)).statusCode).toBe(410);
});
