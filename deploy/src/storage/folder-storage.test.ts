import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../hash.ts';
import { aFolder } from '../testing/a-dist.ts';
import { folderStorage } from './folder-storage.ts';
import type { RegistryStorage } from './storage.ts';

let folder: string;
let storage: RegistryStorage;

beforeEach(async () => {
  folder = await aFolder();
  storage = folderStorage(folder);
});

const bytes = (text: string) => Buffer.from(text);
const readText = async (path: string) => (await storage.read(path))?.bytes.toString();

test('a team writes a file that stays as it is', async () => {
  expect(await storage.writeNew('r/a/x.js', bytes('one'))).toBe(true);
  expect(await storage.writeNew('r/a/x.js', bytes('one'))).toBe(true);
  expect(await storage.writeNew('r/a/x.js', bytes('two'))).toBe(false);
  expect(await readText('r/a/x.js')).toBe('one');
});

test('of many teams that write the same new file at once, one wins', async () => {
  const wrote = await Promise.all(
    Array.from({ length: 20 }, (_, team) => storage.writeNew('r/x.js', bytes(`${team}`))),
  );
  expect(wrote.filter(Boolean)).toHaveLength(1);
  expect(await readText('r/x.js')).toBe(String(wrote.indexOf(true)));
});

test('a team swaps only what it has seen', async () => {
  expect(await storage.compareAndSwap('p.json', null, bytes('one'))).toBe(true);
  expect(await storage.compareAndSwap('p.json', null, bytes('two'))).toBe(false);
  const seen = await storage.read('p.json');
  expect(await storage.compareAndSwap('p.json', seen?.tag ?? null, bytes('two'))).toBe(true);
  expect(await storage.compareAndSwap('p.json', seen?.tag ?? null, bytes('three'))).toBe(false);
  expect(await readText('p.json')).toBe('two');
});

test('of many teams that swap at once, one wins', async () => {
  await storage.compareAndSwap('p.json', null, bytes('start'));
  const tag = (await storage.read('p.json'))?.tag ?? null;
  const teams = Array.from({ length: 20 }, (_, team) =>
    folderStorage(folder).compareAndSwap('p.json', tag, bytes(`${team}`)),
  );
  expect((await Promise.all(teams)).filter(Boolean)).toHaveLength(1);
});

test('a team lists what lies in a folder, and nothing of unfinished work', async () => {
  await storage.writeNew('r/b/x.js', bytes('x'));
  await storage.writeNew('r/a.js', bytes('x'));
  expect(await storage.list('r')).toEqual(['a.js', 'b']);
  expect(await storage.list('nowhere')).toEqual([]);
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});

test('a team cannot reach out of the folder', async () => {
  expect(() => storage.read('../secret')).toThrow('lies outside the registry');
});

const gonePid = 2 ** 22 + 1;
test.each([
  ['whose process is gone', `${hostname()} ${gonePid} id`, 0],
  ['that is old', 'another-computer 1 id', 60],
])('two teams meet a lock %s: it is taken over, and still only one swap wins', async (_, holder, ageSeconds) => {
  const lock = join(folder, '.locks', sha256('p.json'));
  await mkdir(join(folder, '.locks'));
  await writeFile(lock, holder);
  const then = Date.now() / 1000 - ageSeconds;
  await utimes(lock, then, then);
  const swaps = Array.from({ length: 8 }, (__, team) => storage.compareAndSwap('p.json', null, bytes(`${team}`)));
  expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
  expect(await readdir(join(folder, '.locks'))).toEqual([]);
});
