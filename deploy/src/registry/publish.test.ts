import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PublishRejected, RegistryError } from '../errors.ts';
import { sriOf } from '../hash.ts';
import { readPointer } from '../pointer/history.ts';
import { openStorage, type RegistryStorage } from '../storage/storage.ts';
import { aContract, aDist, aFolder, aHostContract } from '../testing/a-dist.ts';
import { publish } from './publish.ts';

const env = 'production';
let folder: string;
let storage: RegistryStorage;

beforeEach(async () => {
  folder = await aFolder();
  storage = openStorage(folder);
});

const publishDists = (...dists: string[]) => publish({ storage, env, dists, who: 'amina', why: 'a test' });
const readStable = async (name: string) => (await readPointer(storage, env))?.remotes[name]?.stable;
const readRaw = () => readFile(join(folder, 'registry/production.json'), 'utf8');

test('a team publishes the host and a remote, and both are live', async () => {
  const [shell, remote] = await publishDists(await aDist(aHostContract()), await aDist(aContract()));
  const pointer = await readPointer(storage, env);
  expect(shell).toEqual({
    name: 'shell',
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
    former: null,
    isNew: true,
  });
  expect(pointer).toMatchObject({
    schema: 1,
    seq: 1,
    parent: null,
    host: { name: 'shell', provides: { react: '19.3.1' } },
  });
  expect(pointer?.remotes.shell).toMatchObject({ required: true, previous: null, canary: null });
  expect(pointer?.remotes['remote-public']).toMatchObject({
    routes: ['/remote-public'],
    required: false,
    stable: {
      url: `/r/remote-public/${remote?.version}/remote-public.00c0ffee.js`,
      metadata: { version: remote?.version },
      extras: { globalName: 'remote_public' },
    },
  });
});

test('a browser gets the bytes of the build, plain or compressed, and their hash from the pointer', async () => {
  await publishDists(await aDist(aHostContract(), 'let answer = 42;'));
  const stable = await readStable('shell');
  const file = join(folder, stable?.url ?? '');
  const plain = await readFile(file);
  expect(plain.toString()).toBe('let answer = 42;');
  expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(plain);
  expect(gunzipSync(await readFile(`${file}.gz`))).toEqual(plain);
  expect(stable?.metadata.integrity).toBe(sriOf(plain));
  const integrity = JSON.parse(await readFile(join(file, '../integrity.json'), 'utf8'));
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['server.cjs', 'contract.json', 'fonts/cairo.woff2']));
  expect(integrity['shell.00c0ffee.js.br']).toBe(sriOf(await readFile(`${file}.br`)));
});

test('a source map is stored and vouched for with its build, and lies outside what a static host serves', async () => {
  await publishDists(await aDist(aHostContract()));
  const stable = await readStable('shell');
  const served = join(folder, stable?.url ?? '', '..');
  expect((await readdir(served)).filter((file) => file.includes('.map'))).toEqual([]);
  const map = join(folder, 'maps/shell', stable?.metadata.version ?? '', 'shell.00c0ffee.js.map');
  const integrity = JSON.parse(await readFile(join(served, 'integrity.json'), 'utf8'));
  expect(integrity['shell.00c0ffee.js.map']).toBe(sriOf(await readFile(map)));
});

test('a team publishes the same build again and reads that nothing was to be done', async () => {
  const dist = await aDist(aHostContract());
  await publishDists(dist);
  const before = await readRaw();
  const [again] = await publishDists(dist);
  expect(again).toMatchObject({ name: 'shell', isNew: false });
  expect(await readRaw()).toBe(before);
});

test('a team publishes a new build, and the former one stays as previous', async () => {
  const [first] = await publishDists(await aDist(aHostContract(), 'one'));
  const [second] = await publishDists(await aDist(aHostContract(), 'two'));
  const shell = (await readPointer(storage, env))?.remotes.shell;
  expect(second?.former).toBe(first?.version);
  expect(shell?.stable.metadata.version).toBe(second?.version);
  expect(shell?.previous?.metadata.version).toBe(first?.version);
});

test('a team that leaves out an expose is rejected, and with major it may', async () => {
  await publishDists(await aDist(aHostContract()), await aDist(aContract({ exposes: ['./routes', './card'] })));
  const before = await readRaw();
  const dist = await aDist(aContract({ version: '2.0.0' }));
  await expect(publishDists(dist)).rejects.toThrow('no longer exposes ./card');
  await expect(publishDists(dist)).rejects.toBeInstanceOf(PublishRejected);
  expect(await readRaw()).toBe(before);
  await publish({ storage, env, dists: [dist], who: 'amina', why: 'card is gone', major: true });
  expect((await readStable('remote-public'))?.metadata.version).toMatch(/^2\.0\.0-/);
});

test('a team whose scripts weigh more than their budget is rejected before anything is stored', async () => {
  await publishDists(await aDist(aHostContract()));
  const heavy = await aDist(aContract({ budgetBytes: 20 }), Array.from({ length: 99 }, (_, i) => `f${i * i}()`).join());
  await expect(publishDists(heavy)).rejects.toThrow(/over its budget of 0\.0 kB/);
  expect(await storage.list('r')).toEqual(['shell']);
});

test('a team that does a dry run reads the same rejections and changes nothing', async () => {
  const dist = await aDist(aHostContract());
  const [shell] = await publish({ storage, env, dists: [dist], who: 'amina', why: '', dryRun: true });
  expect(shell).toMatchObject({ name: 'shell', isNew: true });
  expect(await readdir(folder)).toEqual([]);
  const remote = await aDist(aContract());
  await expect(publish({ storage, env, dists: [remote], who: 'amina', why: '', dryRun: true })).rejects.toThrow(
    'publish it first',
  );
});

test('two teams bring a new React together, which neither could bring alone', async () => {
  await publishDists(await aDist(aHostContract()), await aDist(aContract()));
  const react = { react: '20.0.0', 'react-dom': '20.0.0' };
  const shell = await aDist(aHostContract({ provides: { ...react, 'shared-ui': '0.1.0' } }));
  const remote = await aDist(aContract({ requires: { ...react, 'shared-ui': '0.1.0' } }));
  await expect(publishDists(shell)).rejects.toThrow(
    'remote-public was built with react 19.3.1, but shell provides 20.0.0',
  );
  await expect(publishDists(remote)).rejects.toThrow(
    'remote-public was built with react 20.0.0, but shell provides 19.3.1',
  );
  await publishDists(shell, remote);
  expect((await readPointer(storage, env))?.host.provides.react).toBe('20.0.0');
});

test.each([
  ['truncated', (text: string) => text.slice(0, 80), 'registry/production.json is not valid JSON'],
  ['emptied', () => '', 'registry/production.json is not valid JSON'],
  [
    'robbed of a field',
    (text: string) => text.replace('"integrity"', '"int"'),
    'remotes.shell.stable.metadata.integrity',
  ],
  [
    'pointed elsewhere',
    (text: string) => text.replace('/r/shell/', '/r/evil/'),
    'registry/production.json was changed by hand',
  ],
])('a team meets a pointer that was %s: one clear line, and it is left as it is', async (_, damage, line) => {
  await publishDists(await aDist(aHostContract(), 'one'));
  const damaged = damage(await readRaw());
  await writeFile(join(folder, 'registry/production.json'), damaged);
  const failures = [
    await fail(readPointer(storage, env)),
    await fail(publishDists(await aDist(aHostContract(), 'two'))),
  ];
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(RegistryError);
    expect(failure.message).toContain(line);
    expect(failure.message).not.toContain('\n');
  }
  expect(await readRaw()).toBe(damaged);
});

test('a team deletes a damaged pointer, and the next publish restores it from the log', async () => {
  const [first] = await publishDists(await aDist(aHostContract(), 'one'));
  await rm(join(folder, 'registry/production.json'));
  await publishDists(await aDist(aHostContract(), 'two'));
  const pointer = await readPointer(storage, env);
  expect(pointer?.seq).toBe(2);
  expect(pointer?.remotes.shell?.previous?.metadata.version).toBe(first?.version);
});

test('a team whose stored files were tampered with is told which, and nothing goes live', async () => {
  const old = await aDist(aHostContract(), 'one');
  await publishDists(old);
  const url = (await readStable('shell'))?.url ?? '';
  await publishDists(await aDist(aHostContract(), 'two'));
  await writeFile(join(folder, url), 'evil');
  const before = await readRaw();
  await expect(publishDists(old)).rejects.toThrow(`${url.slice(1)} is stored with other bytes`);
  expect(await readRaw()).toBe(before);
});

test('a team whose live files were tampered with or lost is not told that all is well', async () => {
  const dist = await aDist(aHostContract());
  await publishDists(dist);
  const file = join(folder, (await readStable('shell'))?.url ?? '');
  await rm(file);
  await rm(join(file, '../contract.json'));
  await publishDists(dist);
  expect(await readFile(file, 'utf8')).toContain('shell');
  await writeFile(`${file}.br`, 'evil');
  await expect(publishDists(dist)).rejects.toThrow('is stored with other bytes');
});

test('a team on a storage that does not keep what it is given is stopped before the swap', async () => {
  const forgetful: RegistryStorage = {
    ...storage,
    writeNew: (path, bytes) => storage.writeNew(path, path.endsWith('.cjs') ? bytes.subarray(1) : bytes),
  };
  const dists = [await aDist(aHostContract())];
  await expect(publish({ storage: forgetful, env, dists, who: 'amina', why: '' })).rejects.toThrow(
    'server.cjs does not read back',
  );
  expect(await readPointer(storage, env)).toBeUndefined();
});

test.each(['../production', 'Production', ''])('a team cannot name an environment "%s"', async (name) => {
  await expect(readPointer(storage, name)).rejects.toThrow('is no name for an environment');
});

test('a team cannot publish under a name that leads out of the registry', async () => {
  const dist = await aDist(aHostContract({ version: '../../x' }));
  await expect(publishDists(dist)).rejects.toThrow(/contract\.json is not valid: version/);
});

test('a team that has not built is told to build', async () => {
  await expect(publishDists(join(folder, 'nothing'))).rejects.toThrow('build the front end first');
});

test('a team whose build was stopped half-way is told to build again, and nothing goes live', async () => {
  const dist = await aDist(aHostContract());
  await rm(join(dist, 'server.cjs'));
  await expect(publishDists(dist)).rejects.toThrow('is an incomplete build');
  expect(await readPointer(storage, env)).toBeUndefined();
});

async function fail(attempt: Promise<unknown>): Promise<Error> {
  const error = await attempt.catch((reason: unknown) => reason);
  if (error instanceof Error) return error;
  throw new Error('It did not fail.');
}
