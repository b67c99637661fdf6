import { aFolder } from '../testing/a-dist.ts';
import { anS3Server } from '../testing/an-s3-server.ts';
import { openStorage } from './storage.ts';

const bytes = (text: string) => Buffer.from(text);
/** As many teams, each with a storage of its own, at once. */
const teams = <T>(count: number, write: (team: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, team) => write(team)));

describe.each([
  ['a folder', await aFolder()],
  ['a bucket', await anS3Server()],
])('in %s', (_, url) => {
  const storage = openStorage(url);
  const readText = async (path: string) => (await storage.read(path))?.bytes.toString();

  test('a team writes a file that stays as it is', async () => {
    expect(await storage.writeNew('r/a/x.js', bytes('one'))).toBe(true);
    expect(await storage.writeNew('r/a/x.js', bytes('one'))).toBe(true);
    expect(await storage.writeNew('r/a/x.js', bytes('two'))).toBe(false);
    expect(await readText('r/a/x.js')).toBe('one');
    expect(await storage.read('r/a/y.js')).toBeUndefined();
  });

  test('of many teams that write the same new file at once, one wins', async () => {
    const wrote = await teams(20, (team) => openStorage(url).writeNew('r/race.js', bytes(`${team}`)));
    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(await readText('r/race.js')).toBe(String(wrote.indexOf(true)));
  });

  test('a team swaps only what it has seen', async () => {
    expect(await storage.compareAndSwap('p.json', 'nothing', bytes('zero'))).toBe(false);
    expect(await storage.compareAndSwap('p.json', null, bytes('one'))).toBe(true);
    expect(await storage.compareAndSwap('p.json', null, bytes('two'))).toBe(false);
    const seen = await storage.read('p.json');
    expect(await storage.compareAndSwap('p.json', seen?.tag ?? null, bytes('two'))).toBe(true);
    expect(await storage.compareAndSwap('p.json', seen?.tag ?? null, bytes('three'))).toBe(false);
    expect(await readText('p.json')).toBe('two');
  });

  test('of many teams that swap at once, one wins', async () => {
    await storage.compareAndSwap('race.json', null, bytes('start'));
    const tag = (await storage.read('race.json'))?.tag ?? null;
    const swapped = await teams(20, (team) => openStorage(url).compareAndSwap('race.json', tag, bytes(`${team}`)));
    expect(swapped.filter(Boolean)).toHaveLength(1);
    expect(await readText('race.json')).toBe(String(swapped.indexOf(true)));
  });

  test('a team lists what lies in a folder', async () => {
    await storage.writeNew('list/b/x.js', bytes('x'));
    await storage.writeNew('list/a.js', bytes('x'));
    expect(await storage.list('list')).toEqual(['a.js', 'b']);
    expect(await storage.list('nowhere')).toEqual([]);
  });
});
