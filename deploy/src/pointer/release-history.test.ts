import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../storage/storage.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import type { Repository } from '../testing/a-repository.ts';
import { readReleaseHistory } from './release-history.ts';
import { newKeys, type PublicKeys, parseKey } from './signature.ts';

const begin = new Date(0);

async function readHistory({ registry, deployJson }: Repository, more: { since?: Date; publicKeys?: PublicKeys } = {}) {
  const [{ seq }] = await deployJson('log');
  const storage = openStorage(registry);
  return readReleaseHistory({ storage, env: 'production', frontEnd: 'remote-public', seq, since: begin, ...more });
}

/** Dates the first entries of the log back to these days. */
async function dateBack({ registry }: Repository, days: readonly string[]) {
  for (const [index, day] of days.entries()) {
    const file = join(registry, `registry/production/log/${index + 1}.json`);
    const entry = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...entry, at: `${day}T09:00:00.000Z` }));
  }
}

test('an administrator is told what was given to whom, and what was taken back', async () => {
  const portal = await aLivePortal();
  const { version: first } = await remoteOf(portal);
  await portal.build('remote-public', await aDist(aContract(), 'two'));
  await portal.deployJson('canary', 'remote-public', '10');
  await portal.deployJson('canary', 'remote-public', '50');
  const { version: second } = (await remoteOf(portal)).canary;
  await portal.deployJson('canary', 'remote-public', 'abort');
  const third = await publishNext(portal, 'three');
  await portal.deployJson('rollback', 'remote-public');
  await portal.build('shell', await aDist(aHostContract(), 'another shell'));
  await portal.deployJson('publish', 'shell');
  const { events, versions } = await readHistory(portal);
  expect(events.map(({ kind, version, percent }) => [kind, version, percent])).toEqual([
    ['published', first, null],
    ['canary', second, 10],
    ['canary', second, 50],
    ['aborted', second, null],
    ['published', third, null],
    ['rolled_back', first, null],
  ]);
  expect(versions).toEqual([first, third, second]);
});

test('an administrator who asks for some days is told what was live when they began, and what came since', async () => {
  const portal = await aLivePortal();
  const { version: first } = await remoteOf(portal);
  const second = await publishNext(portal, 'two');
  const third = await publishNext(portal, 'three');
  await dateBack(portal, ['2026-11-01', '2026-11-10', '2026-11-20']);
  const since = (day: string) => readHistory(portal, { since: new Date(`${day}T00:00:00.000Z`) });
  expect(await since('2026-11-21')).toEqual({ events: [], versions: [third] });
  expect(await since('2026-11-15')).toMatchObject({ events: [{ version: third }], versions: [third, second] });
  expect(await since('2026-11-01')).toMatchObject({ versions: [third, second, first] });
});

test('where the registry must be signed, what nobody signed is not told', async () => {
  const publicKeys = [parseKey('public', newKeys().publicKey, 'a test')];
  expect(await readHistory(await aLivePortal(), { publicKeys })).toEqual({ events: [], versions: [] });
});
