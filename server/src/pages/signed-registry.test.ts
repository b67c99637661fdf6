/** @jest-environment node */
import { sriOf } from 'deploy/hash';
import type { RegistryStorage } from 'deploy/storage/storage';
import { anS3Server } from 'deploy/testing/an-s3-server';
import { aKeyPair, aPublishedPortal } from '../../test/a-published-portal.ts';

const asAdmin = { cookie: 'sid=AD' };
const planted = `exports.routes = [{ render: async ({ page }) => page('planted') }];`;

/** What somebody does who may write to the bucket but has no key. */
function anIntruder(storage: RegistryStorage, folder: string) {
  const write = async (path: string, text: string) => {
    await storage.remove(path);
    await storage.writeNew(path, Buffer.from(text));
  };
  return {
    write: (file: string, text: string) => write(`${folder}/${file}`, text),
    async writeWithHash(file: string, text: string) {
      const list = JSON.parse(String((await storage.read(`${folder}/integrity.json`))?.bytes));
      await write(`${folder}/integrity.json`, JSON.stringify({ ...list, [file]: sriOf(Buffer.from(text)) }));
      await write(`${folder}/${file}`, text);
    },
    async copyTo(other: string) {
      const list = JSON.parse(String((await storage.read(`${folder}/integrity.json`))?.bytes));
      const files = [...Object.keys(list), 'integrity.json'];
      for (const file of files)
        await write(`${other}/${file}`, String((await storage.read(`${folder}/${file}`))?.bytes));
    },
  };
}

async function aSignedPortal() {
  const portal = await aPublishedPortal(`return page('genuine');`, { registry: await anS3Server(), keys: aKeyPair() });
  const [{ version = '' } = {}] = await portal.publishRemote(`return page('genuine');`);
  return { ...portal, version, intruder: anIntruder(portal.storage, `r/remote-public/${version}`) };
}

test.each(['write', 'writeWithHash'] as const)(
  'a visitor meets no code that was put into the bucket without the key (%s)',
  async (way) => {
    const { get, intruder, version } = await aSignedPortal();
    await intruder[way]('server.cjs', planted);
    await intruder[way]('home-page.00c0ffee.js', 'planted()');
    const page = await get('/');
    expect(page.body).not.toContain('planted');
    const chunk = await get(`/r/remote-public/${version}/home-page.00c0ffee.js`);
    expect([chunk.statusCode, chunk.body.includes('planted')]).toEqual([500, false]);
  },
);

test('a visitor is served every file of what is signed', async () => {
  const { get, version } = await aSignedPortal();
  expect((await get('/')).body).toContain('genuine');
  const chunk = await get(`/r/remote-public/${version}/home-page.00c0ffee.js`);
  expect([chunk.statusCode, chunk.body]).toEqual([200, '1']);
  expect((await get('/service-worker.js')).body).toContain('keep()');
});

test('a visitor whose page is of an earlier release is still served its files', async () => {
  const { get, version, publishRemote } = await aSignedPortal();
  await publishRemote(`return page('second');`);
  await publishRemote(`return page('third');`);
  expect((await get(`/r/remote-public/${version}/home-page.00c0ffee.js`)).statusCode).toBe(200);
});

test('an administrator is shown no build that no signed pointer ever named', async () => {
  const { get, intruder } = await aSignedPortal();
  await intruder.copyTo('r/remote-public/9.9.9-0badc0de');
  const reply = await get('/', { cookie: `${asAdmin.cookie}; use=remote-public@9.9.9-0badc0de` });
  expect(reply.body).toContain('لا توجد نسخة محفوظة');
  expect((await get('/r/remote-public/9.9.9-0badc0de/home-page.00c0ffee.js')).statusCode).toBe(404);
});
