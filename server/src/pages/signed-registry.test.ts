import { type FrontEnd, type LogEntry, layout, type Pointer, type RegistryStorage, sriOf } from 'deploy/registry';
import { anS3Server } from 'deploy/testing';
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
    async change(file: string, to: (text: string) => string) {
      const path = `${folder}/${file}`;
      await write(path, to(String((await storage.read(path))?.bytes)));
    },
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
    /** Has an earlier entry of the log name this version of the remote; of its signature stays what `keeps` says. */
    async nameInLog(version: string, keeps: Partial<Pointer>) {
      const [first, live] = [1, 2].map((seq) => layout.logEntry('production', seq));
      const entry: LogEntry = JSON.parse(String((await storage.read(live ?? ''))?.bytes));
      const { stable } = entry.pointer.remotes['remote-public'] as FrontEnd;
      stable.url = stable.url.replace(stable.metadata.version, version);
      stable.metadata.version = version;
      await write(first ?? '', JSON.stringify({ ...entry, pointer: { ...entry.pointer, ...keeps } }));
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
  const worker = /'(.+)'/.exec((await get('/service-worker.js')).body)?.[1] ?? '';
  expect((await get(worker)).body).toBe('keep()');
});

test('a visitor whose page is of an earlier release is still served its files', async () => {
  const { get, version, publishRemote } = await aSignedPortal();
  await publishRemote(`return page('second');`);
  await publishRemote(`return page('third');`);
  expect((await get(`/r/remote-public/${version}/home-page.00c0ffee.js`)).statusCode).toBe(200);
});

const elsewhere = '9.9.9-0badc0de';

async function expectUnknown({ get }: Awaited<ReturnType<typeof aSignedPortal>>) {
  const reply = await get('/', { cookie: `${asAdmin.cookie}; use=remote-public@${elsewhere}` });
  expect(reply.body).toContain('لا توجد نسخة محفوظة');
  expect((await get(`/r/remote-public/${elsewhere}/home-page.00c0ffee.js`)).statusCode).toBe(404);
}

test('an administrator is shown no build that no signed pointer ever named', async () => {
  const portal = await aSignedPortal();
  await portal.intruder.copyTo(`r/remote-public/${elsewhere}`);
  await expectUnknown(portal);
});

test.each<[string, Partial<Pointer>]>([
  ['no signature', { signature: undefined }],
  ['the signature of what it was', {}],
])('an administrator is shown no build that an entry put into the log names, with %s', async (_, keeps) => {
  const portal = await aSignedPortal();
  await portal.intruder.copyTo(`r/remote-public/${elsewhere}`);
  await portal.intruder.nameInLog(elsewhere, keeps);
  await expectUnknown(portal);
});

test('an administrator is shown no build whose contract was changed in the bucket', async () => {
  const { get, intruder, version, publishRemote } = await aSignedPortal();
  await publishRemote(`return page('the newest page');`);
  const chosen = { cookie: `${asAdmin.cookie}; use=remote-public@${version}` };
  expect((await get('/', chosen)).body).toContain('genuine');
  await intruder.change('contract.json', (text) => text.replace('"b1"', '"b2"'));
  const { body } = await get('/', chosen);
  expect([body.includes('لا توجد نسخة محفوظة'), body.includes('the newest page')]).toEqual([true, true]);
});
