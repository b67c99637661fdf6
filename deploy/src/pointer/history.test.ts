import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../hash.ts';
import { publish } from '../registry/publish.ts';
import { openStorage, type RegistryStorage } from '../storage/storage.ts';
import { aContract, aDist, aFolder, aHostContract } from '../testing/a-dist.ts';
import { findLogEntry, readPointer } from './history.ts';

const env = 'production';
let folder: string;
let storage: RegistryStorage;

beforeEach(async () => {
  folder = await aFolder();
  storage = openStorage(folder);
});

const publishDist = (dist: string, who = 'amina', into = storage) =>
  publish({ storage: into, env, dists: [dist], who, why: 'a test' });

async function readHistory() {
  const pointer = await readPointer(storage, env);
  const numbers = Array.from({ length: pointer?.seq ?? 0 }, (_, index) => index + 1);
  return Promise.all(numbers.map((seq) => findLogEntry(storage, env, seq)));
}

async function expectUnbrokenChain() {
  const history = await readHistory();
  const hashes = history.map((entry) => sha256(`${JSON.stringify(entry?.pointer, null, 2)}\n`));
  expect(history.map((entry) => entry?.pointer.parent)).toEqual([null, ...hashes.slice(0, -1)]);
  expect(sha256(await readFile(join(folder, 'registry/production.json')))).toBe(hashes.at(-1));
  expect(await storage.list('registry/production/log')).toHaveLength(history.length);
  return history;
}

test('two teams publish at the same moment, again and again: none is lost and no pointer is torn', async () => {
  await publishDist(await aDist(aHostContract()));
  for (let round = 1; round <= 20; round += 1) {
    const names = ['remote-public', 'remote-spaces'];
    const dists = await Promise.all(names.map((name) => aDist(aContract({ name }), `round(${round})`)));
    const publishes = Promise.all(dists.map((dist) => publishDist(dist, 'amina', openStorage(folder))));
    const [outcomes] = await Promise.all([publishes, readWhile(publishes)]);
    const pointer = await readPointer(storage, env);
    for (const [outcome] of outcomes)
      expect(pointer?.remotes[outcome?.name ?? '']?.stable.metadata.version).toBe(outcome?.version);
    expect(pointer?.seq).toBe(1 + 2 * round);
  }
  await expectUnbrokenChain();
});

test('two teams publish from two processes at once, again and again, and every publish is in the log', async () => {
  await publishDist(await aDist(aHostContract()));
  const teams = ['remote-public', 'remote-spaces'].map(async (name) => {
    const dists = Array.from({ length: 15 }, (_, round) => aDist(aContract({ name }), `round(${round})`));
    return publishFromOwnProcess(await Promise.all(dists), name);
  });
  await Promise.all(teams);
  const history = await expectUnbrokenChain();
  expect(history).toHaveLength(31);
  expect(history.filter((entry) => entry?.who === 'remote-spaces')).toHaveLength(15);
}, 60_000);

test('a team reads in the log who published what, when and why', async () => {
  const [shell] = await publishDist(await aDist(aHostContract()), 'yacine');
  const [entry] = await readHistory();
  expect(entry).toMatchObject({ who: 'yacine', why: 'a test', act: `publish shell ${shell?.version}` });
  expect(Math.abs(Date.now() - Date.parse(entry?.at ?? ''))).toBeLessThan(60_000);
  expect(entry?.pointer).toEqual(await readPointer(storage, env));
});

test('a team whose computer stops between log and swap is completed by the next publish', async () => {
  await publishDist(await aDist(aHostContract()));
  const stopping: RegistryStorage = { ...storage, compareAndSwap: () => Promise.reject(new Error('power cut')) };
  await expect(publishDist(await aDist(aContract()), 'amina', stopping)).rejects.toThrow('power cut');
  expect((await readPointer(storage, env))?.seq).toBe(1);
  await publishDist(await aDist(aContract({ name: 'remote-spaces' })));
  expect(Object.keys((await readPointer(storage, env))?.remotes ?? {})).toEqual([
    'shell',
    'remote-public',
    'remote-spaces',
  ]);
  await expectUnbrokenChain();
});

/** A visitor's page server asks again and again: each answer is a whole pointer, and none is older than the one before. */
async function readWhile(publishes: Promise<unknown>) {
  const progress = { isOver: false };
  publishes.finally(() => {
    progress.isOver = true;
  });
  for (let seen = 0; !progress.isOver; ) {
    const { seq = 0 } = (await readPointer(storage, env)) ?? {};
    expect(seq).toBeGreaterThanOrEqual(seen);
    seen = seq;
  }
}

async function publishFromOwnProcess(dists: string[], who: string) {
  const script = `
    import { openStorage } from ${JSON.stringify(join(import.meta.dirname, '../storage/storage.ts'))};
    import { publish } from ${JSON.stringify(join(import.meta.dirname, '../registry/publish.ts'))};
    const [folder, env, who, ...dists] = process.argv.slice(1);
    for (const dist of dists) await publish({ storage: openStorage(folder), env, dists: [dist], who, why: '' });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, '--', folder, env, who, ...dists]);
}
