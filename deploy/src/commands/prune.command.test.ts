import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';

test('a team removes builds with their source maps that nothing names any more, and no other', async () => {
  const portal = await aLivePortal();
  const { version: one } = await remoteOf(portal);
  const two = await publishNext(portal, 'two');
  const three = await publishNext(portal, 'three');
  expect(await portal.deployJson('prune', '--keep', '1', '--dry-run')).toMatchObject({
    removed: [{ name: 'remote-public', version: one }],
    kept: 3,
  });
  const folders = ['r', 'maps'].map((place) => join(portal.registry, place, 'remote-public'));
  for (const folder of folders) expect((await readdir(folder)).sort()).toEqual([one, two, three].sort());
  expect((await portal.deploy('prune', '--keep', '1')).out).toContain('Builds removed: 1, kept: 3.');
  for (const folder of folders) expect((await readdir(folder)).sort()).toEqual([two, three].sort());
  expect((await portal.deploy('verify')).code).toBe(0);
  expect((await portal.deploy('rollback', 'remote-public', '--to', one)).err).toContain(one);
});

test('what a removed build differed by from earlier ones is removed with it', async () => {
  const portal = await aLivePortal();
  const lines = Array.from({ length: 60 }, (_, index) => `say(${Math.sin(index)})`).join();
  const versions = [];
  for (const sentence of ['one', 'two', 'three', 'four']) versions.push(await publishNext(portal, sentence + lines));
  const deltas = async () => (await readdir(join(portal.registry, 'deltas/remote-public'))).sort();
  expect(await deltas()).toEqual(versions.slice(1).sort());
  await portal.deploy('prune', '--keep', '1');
  expect(await deltas()).toEqual(versions.slice(2).sort());
});
