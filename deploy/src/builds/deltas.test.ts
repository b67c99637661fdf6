import { join } from 'node:path';
import { maxDeltaListBytes } from '../limits.ts';
import { publish } from '../registry/publish.ts';
import { setRollout } from '../registry/rollout.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { aContract, aDist, aFolder, aHostContract } from '../testing/a-dist.ts';
import { applyDelta, dictionaryOf, readDeltaList } from './deltas.ts';

const entry = 'remote-public.00c0ffee.js';
const update = { env: 'production', who: 'amina', why: 'a test' };
const codeOf = (sentence: string) =>
  [sentence, ...Array.from({ length: 60 }, (_, index) => `say(${Math.cos(index)})`)].join('\n');

/** A registry with a live shell, and what publishes a remote whose script has this content. */
async function aRegistry() {
  const folder = await aFolder();
  const storage = folderStorage(folder);
  const request = { ...update, storage };
  const remote = (code: string) => aDist(aContract(), code);
  await publish({ ...request, dists: [await aDist(aHostContract())] });
  return {
    storage,
    publishRemote: async (code: string, printProgress = (_line: string) => {}) =>
      (await publish({ ...request, dists: [await remote(code)], printProgress }))[0]?.version ?? '',
    rollOut: async (code: string) =>
      (await setRollout({ ...request, frontEnd: 'remote-public', dist: await remote(code), percent: 10 })).version,
    listOf: (version: string) => readDeltaList(storage, 'remote-public', version),
    read: async (path: string) => (await storage.read(path))?.bytes ?? Buffer.of(),
  };
}

test('a publish stores what a script differs by from the one that visitors have', async () => {
  const { publishRemote, listOf, read } = await aRegistry();
  const [earlier, later] = [codeOf('one'), codeOf('two')].map((code) => Buffer.from(code));
  const from = await publishRemote(String(earlier));
  expect(await listOf(from)).toEqual({});
  const version = await publishRemote(String(later));
  const hash = dictionaryOf(earlier ?? Buffer.of());
  expect(await listOf(version)).toEqual({ [entry]: { [hash]: `${from}/${entry}` } });
  const delta = await read(join('deltas/remote-public', version, entry, `${hash}.dcz`));
  expect(delta.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), Buffer.from(hash, 'base64')]),
  );
  expect(await applyDelta(delta, earlier ?? Buffer.of(), 10_000)).toEqual(later);
  await expect(applyDelta(delta, earlier ?? Buffer.of(), 100)).rejects.toThrow();
});

test('a rollout stores what a script differs by from the one of everybody', async () => {
  const { publishRemote, rollOut, listOf } = await aRegistry();
  const from = await publishRemote(codeOf('one'));
  const hashes = Object.values((await listOf(await rollOut(codeOf('two'))))[entry] ?? {});
  expect(hashes).toEqual([`${from}/${entry}`]);
});

test('a script is compared with those of the five latest releases', async () => {
  const { publishRemote, listOf } = await aRegistry();
  const versions: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) versions.push(await publishRemote(codeOf(`number ${number}`)));
  const compared = Object.values((await listOf(versions.at(-1) ?? ''))[entry] ?? {});
  expect(compared.sort()).toEqual(
    versions
      .slice(1, 6)
      .map((version) => `${version}/${entry}`)
      .sort(),
  );
});

test('a delta that saves little is not stored', async () => {
  const { publishRemote, listOf } = await aRegistry();
  await publishRemote('say("nothing alike")');
  expect(await listOf(await publishRemote(codeOf('two')))).toEqual({});
});

test('a build that is published once more after others has deltas against those too', async () => {
  const { publishRemote, listOf } = await aRegistry();
  await publishRemote(codeOf('one'));
  const version = await publishRemote(codeOf('two'));
  const other = await publishRemote(codeOf('three'));
  await publishRemote(codeOf('two'));
  expect(Object.values((await listOf(version))[entry] ?? {})).toContain(`${other}/${entry}`);
  expect(Object.keys((await listOf(version))[entry] ?? {})).toHaveLength(2);
});

test('a team publishes although an earlier release is damaged, and has deltas against the others', async () => {
  const { storage, publishRemote, listOf } = await aRegistry();
  const damaged = await publishRemote(codeOf('one'));
  const sound = await publishRemote(codeOf('two'));
  const path = `r/remote-public/${damaged}/integrity.json`;
  await storage.remove(path);
  await storage.writeNew(path, Buffer.from('{'));
  const lines: string[] = [];
  const version = await publishRemote(codeOf('three'), (line) => lines.push(line));
  expect(lines.join()).toContain('some browsers that have an earlier remote-public will be sent whole files');
  expect(Object.values((await listOf(version))[entry] ?? {})).toEqual([`${sound}/${entry}`]);
});

test.each([
  ['damaged', '{'],
  ['too long', `{${' '.repeat(maxDeltaListBytes)}}`],
])('a build whose list of deltas is %s gets another with the next publish of it', async (_, text) => {
  const { storage, publishRemote, listOf } = await aRegistry();
  await publishRemote(codeOf('one'));
  const version = await publishRemote(codeOf('two'));
  const other = await publishRemote(codeOf('three'));
  const path = `deltas/remote-public/${version}/list.json`;
  await storage.remove(path);
  await storage.writeNew(path, Buffer.from(text));
  expect(await listOf(version)).toEqual({});
  await publishRemote(codeOf('two'));
  expect(Object.values((await listOf(version))[entry] ?? {})).toContain(`${other}/${entry}`);
});

test.each(['//', '/'])(
  'no delta is stored whose name would have two slashes in a row (%s in the hash)',
  async (slashes) => {
    const isSuch = (code: string) => {
      const hash = dictionaryOf(Buffer.from(code));
      return slashes === '//' ? hash.includes('//') : hash.startsWith('/');
    };
    const earlier = Array.from({ length: 2_000 }, (_, number) => codeOf(`number ${number}`)).find(isSuch) ?? '';
    const { publishRemote, listOf } = await aRegistry();
    await publishRemote(earlier);
    expect(earlier).not.toBe('');
    expect(await listOf(await publishRemote(codeOf('two')))).toEqual({});
  },
);

test('a delta from one file is not applied to another, nor one whose beginning was changed', async () => {
  const { publishRemote, listOf, read } = await aRegistry();
  await publishRemote(codeOf('one'));
  const version = await publishRemote(codeOf('two'));
  const [hash = ''] = Object.keys((await listOf(version))[entry] ?? {});
  const delta = await read(join('deltas/remote-public', version, entry, `${hash}.dcz`));
  await expect(applyDelta(delta, Buffer.from(codeOf('three')), 10_000)).rejects.toThrow('from another file');
  delta[0] = 0;
  await expect(applyDelta(delta, Buffer.from(codeOf('one')), 10_000)).rejects.toThrow('from another file');
});
