import { sha256 } from '../hash.ts';
import { findLogEntry, readPointer } from '../pointer/history.ts';
import { publish } from '../registry/publish.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { anS3Server } from '../testing/an-s3-server.ts';
import { parseS3Location } from './s3-location.ts';
import { openStorage } from './storage.ts';

const bytes = (text: string) => Buffer.from(text);
const readText = async (path: string) => (await storage.read(path))?.bytes.toString();
const teams = <T>(count: number, write: (team: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, team) => write(team)));

const url = await anS3Server();
const storage = openStorage(url);

test('four teams publish at the same moment, again and again: none is lost and no pointer is torn', async () => {
  slow('twenty publishes of real builds, each tried again until no other came between');
  const storages = await teams(4, async () => openStorage(url));
  const publishDist = async (dist: string, team: number) =>
    publish({ storage: storages[team] ?? storage, env: 'production', dists: [dist], who: 'amina', why: 'a test' });
  await publishDist(await aDist(aHostContract()), 0);
  for (let round = 1; round <= 5; round += 1) {
    const names = ['remote-a', 'remote-b', 'remote-c', 'remote-d'];
    const dists = await Promise.all(names.map((name) => aDist(aContract({ name }), `round(${round})`)));
    const publishes = Promise.all(dists.map(publishDist));
    // a reader beside them, as a portal is: what is torn would throw
    const [outcomes] = await Promise.all([publishes, readPointer(storage, 'production')]);
    const pointer = await readPointer(storage, 'production');
    for (const [outcome] of outcomes)
      expect(pointer?.remotes[outcome?.name ?? '']?.stable.metadata.version).toBe(outcome?.version);
    expect(pointer?.seq).toBe(1 + 4 * round);
  }
  const history = await teams(21, (index) => findLogEntry(storage, 'production', index + 1));
  const hashes = history.map((entry) => sha256(`${JSON.stringify(entry?.pointer, null, 2)}\n`));
  expect(history.map((entry) => entry?.pointer.parent)).toEqual([null, ...hashes.slice(0, -1)]);
  expect(sha256((await readText('registry/production.json')) ?? '')).toBe(hashes.at(-1));
});

test('a storage that ignores conditions is rejected before anything is written', async () => {
  const careless = openStorage(await anS3Server({ hasConditionalWrites: false }));
  await expect(careless.writeNew('r/x.js', bytes('x'))).rejects.toThrow('ignores the condition If-None-Match');
  expect(await careless.read('r/x.js')).toBeUndefined();
});

test.each([
  ['s3://portal', { bucket: 'portal', prefix: '', endpoint: undefined }],
  ['s3://portal/a/b/?region=fr-par', { bucket: 'portal', prefix: 'a/b/', region: 'fr-par' }],
  ['s3://portal?endpoint=https://s3.example', { endpoint: 'https://s3.example' }],
])('%s names a place', (text, location) => {
  expect(parseS3Location(text)).toMatchObject(location);
});

test.each(['s3://', 's3://P', 's3:portal', 's3://portal?endpoint=x', 's3://portal?end=1', 'https://portal', 'portal'])(
  '%s names none',
  (text) => {
    expect(parseS3Location(text)).toBeUndefined();
  },
);
