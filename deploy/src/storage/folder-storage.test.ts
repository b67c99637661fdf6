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

test('no unfinished work of a team is left behind', async () => {
  await storage.writeNew('r/b/x.js', bytes('x'));
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
