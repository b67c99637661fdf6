import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../hash.ts';
import { openStorage } from '../storage/storage.ts';
import { aContract, aDist, aFolder, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';
import { readPointer } from './history.ts';
import type { Pointer } from './pointer.contract.ts';
import { checkSignature, newKeys, parseKey, signPointer } from './signature.ts';

const keysOf = () => {
  const { privateKey, publicKey } = newKeys();
  return { ours: parseKey('private', privateKey, 'a test'), publicKey: parseKey('public', publicKey, 'a test') };
};

/** A portal whose team signs, and the files of its keys. */
async function aSignedPortal() {
  const key = join(await aFolder(), 'keys/key.pem');
  await (await aRepository()).deployJson('new-key', key);
  const portal = await aRepository(undefined, { REGISTRY_SIGNING_KEY: key });
  await portal.build('shell', await aDist(aHostContract()));
  await portal.build('remote-public', await aDist(aContract()));
  await portal.deployJson('publish', 'shell', 'remote-public');
  const publicKey = parseKey('public', await readFile(`${key}.pub`, 'utf8'), 'a test');
  const file = join(portal.registry, 'registry/production.json');
  const read = () => readPointer(openStorage(portal.registry), 'production', [publicKey]);
  /** Writes the pointer and the log entry that records it, as one who may write to the storage can. */
  async function forge(change: (pointer: Pointer) => unknown) {
    const pointer = JSON.parse(await readFile(file, 'utf8'));
    change(pointer);
    await writeFile(file, `${JSON.stringify(pointer, null, 2)}\n`);
    const log = join(portal.registry, `registry/production/log/${pointer.seq}.json`);
    const entry = JSON.parse(await readFile(log, 'utf8'));
    await writeFile(log, `${JSON.stringify({ ...entry, pointer }, null, 2)}\n`);
  }
  return { ...portal, key, read, forge };
}

test('a team that signs gets a registry that its portal believes, for ninety days', async () => {
  const { read } = await aSignedPortal();
  const pointer = await read();
  const days = (Date.parse(pointer?.expires ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

type Forged = Pointer & { remotes: Record<string, { stable: { url: string } }> };
test.each<[string, (pointer: Forged) => unknown, string]>([
  [
    'another script',
    ({ remotes }) => Object.assign(remotes.shell?.stable ?? {}, { url: '/r/evil.js' }),
    'is not signed with key',
  ],
  [
    'a later date',
    (pointer) => Object.assign(pointer, { expires: '2099-01-01T00:00:00.000Z' }),
    'is not signed with key',
  ],
  ['another number', (pointer) => Object.assign(pointer, { parent: 'x' }), 'is not signed with key'],
  ['no signature', (pointer) => Object.assign(pointer, { signature: undefined }), 'is not signed'],
  ['no date', (pointer) => Object.assign(pointer, { expires: undefined }), 'is not signed'],
])(
  'a registry that was given %s in pointer and log is not believed, and no publish makes it so',
  async (_, change, line) => {
    const { read, forge, build, deploy } = await aSignedPortal();
    await forge((pointer) => change(pointer as Forged));
    await expect(read()).rejects.toThrow(line);
    await build('remote-public', await aDist(aContract(), 'two'));
    expect((await deploy('publish', 'remote-public')).err).toContain(line);
  },
);

test('a registry signed with another key, or out of date, is not believed', () => {
  const { ours, publicKey } = keysOf();
  const pointer: Pointer = { schema: 1, seq: 1, parent: null, host: { name: 'shell', provides: {} }, remotes: {} };
  const signed = signPointer(pointer, ours, new Date('2026-01-01'));
  const check =
    (now: string, key = publicKey) =>
    () =>
      checkSignature(signed, [key], 'the pointer', new Date(now));
  expect(check('2026-03-31')).not.toThrow();
  expect(check('2026-04-02')).toThrow('the pointer expired on 2026-04-01');
  expect(check('2026-03-31', keysOf().publicKey)).toThrow('is not signed with key');
});

test('a team begins to sign a registry that was not, once it says so, and renews it', async () => {
  const unsigned = await aRepository();
  await unsigned.build('shell', await aDist(aHostContract()));
  await unsigned.deployJson('publish', 'shell');
  const key = join(await aFolder(), 'key.pem');
  await unsigned.deployJson('new-key', key);
  expect((await stat(key)).mode & 0o077).toBe(0);
  expect((await unsigned.deploy('new-key', key)).err).toContain('is there already');
  expect((await unsigned.deploy('renew')).err).toContain('REGISTRY_SIGNING_KEY');

  const signed = await aRepository(unsigned.registry, { REGISTRY_SIGNING_KEY: key });
  expect((await signed.deploy('renew')).err).toContain('give --adopt once');
  expect(await signed.deployJson('renew', '--adopt')).toMatchObject({ seq: 2 });
  expect((await signed.deploy('renew')).out).toContain('publish number 3, valid until');
  expect((await signed.deploy('verify')).code).toBe(0);
});

/** Every file of a registry with its bytes. */
const filesOf = async (registry: string) =>
  Promise.all(
    (await readdir(registry, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map(async (path) => [path, (await readFile(path)).toString('base64')]),
  );

test.each([
  ['publish', 'remote-public'],
  ['publish', 'remote-public', '--major', '--adopt'],
  ['rollback', 'remote-public'],
  ['canary', 'remote-public', '10'],
  ['promote', 'staging', 'production', '--adopt'],
])('nobody replaces a signed registry by an unsigned one: %s %s %s', async (...command) => {
  const signed = await aSignedPortal();
  await signed.build('remote-public', await aDist(aContract(), 'two'));
  await signed.deployJson('publish', 'remote-public');
  await signed.build('remote-public', await aDist(aContract(), 'three'));
  await signed.deployJson('publish', 'shell', 'remote-public', '--env', 'staging');
  const unsigned = await aRepository(signed.registry);
  await unsigned.build('shell', await aDist(aHostContract()));
  await unsigned.build('remote-public', await aDist(aContract(), 'four'));
  const before = await filesOf(signed.registry);
  const { code, err } = await unsigned.deploy(...command);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining("name the key's file in REGISTRY_SIGNING_KEY"),
  });
  expect(await filesOf(signed.registry)).toEqual(before);
});

test('a team without the key learns by a dry run what a publish to a signed registry would break', async () => {
  const signed = await aSignedPortal();
  const unsigned = await aRepository(signed.registry);
  await unsigned.build('remote-public', await aDist(aContract(), 'two'));
  expect((await unsigned.deploy('publish', 'remote-public', '--dry-run')).out).toContain('would replace');
});

test('whose portal accepts signed pointers only publishes nothing without the key, not even the first time', async () => {
  const key = join(await aFolder(), 'key.pem');
  await (await aRepository()).deployJson('new-key', key);
  const { build, deploy, registry } = await aRepository(undefined, { REGISTRY_PUBLIC_KEY: `${key}.pub` });
  await build('shell', await aDist(aHostContract()));
  expect((await deploy('publish', 'shell')).err).toContain('accepts a signed registry only');
  expect(await openStorage(registry).list('registry')).toEqual([]);
});

test('an unsigned entry that was laid after a signed pointer never becomes live', async () => {
  const { registry, build, deploy } = await aSignedPortal();
  const { pointer, ...entry } = JSON.parse(await readFile(join(registry, 'registry/production/log/1.json'), 'utf8'));
  const parent = sha256(await readFile(join(registry, 'registry/production.json')));
  const next = { ...pointer, seq: 2, parent, signature: undefined, expires: undefined };
  await writeFile(join(registry, 'registry/production/log/2.json'), JSON.stringify({ ...entry, pointer: next }));
  await build('remote-public', await aDist(aContract(), 'two'));
  expect((await deploy('publish', 'remote-public')).err).toContain('log/2.json is not signed');
  expect((await deploy('status')).out).toContain('publish number 1');
});

test('a team reads in verify whether one of its keys signed what is live', async () => {
  const { registry, key } = await aSignedPortal();
  const other = join(await aFolder(), 'other.pem');
  await (await aRepository()).deployJson('new-key', other);
  const verifyWith = async (REGISTRY_PUBLIC_KEY: string) =>
    (await aRepository(registry, { REGISTRY_PUBLIC_KEY })).deploy('verify');
  expect(await verifyWith(`${other}.pub,${key}.pub`)).toMatchObject({ code: 0 });
  expect(await verifyWith(`${other}.pub`)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/releases 2.*✗ registry\/production.json is not signed with key/s),
  });
});

test('a person who names a file that is no key reads so', async () => {
  const file = join(await aFolder(), 'key.pem');
  await writeFile(file, 'not a key');
  const { deploy } = await aRepository(undefined, { REGISTRY_SIGNING_KEY: file });
  expect((await deploy('status')).err).toContain('is no Ed25519 key in PEM form');
  const missing = await aRepository(undefined, { REGISTRY_SIGNING_KEY: `${file}.gone` });
  expect((await missing.deploy('status')).err).toContain('which cannot be read (ENOENT)');
});
