import { openStorage } from '../storage/storage.ts';
import { aContract, aDist } from '../testing/a-dist.ts';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import type { Repository } from '../testing/a-repository.ts';
import { readRolledBack } from './rolled-back.ts';

const readOf = ({ registry }: Repository) => readRolledBack(openStorage(registry), 'production', 'remote-public');

test('an operator is told which versions a team took back, one rollback after another, until visitors are given them again', async () => {
  const portal = await aLivePortal();
  const { version: first } = await remoteOf(portal);
  expect(await readOf(portal)).toEqual([]);
  const second = await publishNext(portal, 'two');
  const third = await publishNext(portal, 'three');
  expect(await readOf(portal)).toEqual([]);
  await portal.deployJson('rollback', 'remote-public');
  expect(await readOf(portal)).toEqual([third]);
  await portal.deployJson('rollback', 'remote-public');
  expect(await readOf(portal)).toEqual([third, second]);
  expect((await remoteOf(portal)).version).toBe(first);
  await portal.deployJson('rollback', 'remote-public', '--to', third);
  expect(await readOf(portal)).toEqual([second, first]);
  await publishNext(portal, 'four');
  expect(await readOf(portal)).toEqual([second, first]);
  expect(await publishNext(portal, 'two')).toBe(second);
  expect(await readOf(portal)).toEqual([first]);
});

test('an operator is told of a rollout that a team aborted, and of one that a rollback ended', async () => {
  const portal = await aLivePortal();
  const first = (await remoteOf(portal)).version;
  const startRollout = async (code: string) => {
    await portal.build('remote-public', await aDist(aContract(), code));
    await portal.deployJson('canary', 'remote-public', '10');
    return (await remoteOf(portal)).canary.version;
  };
  const aborted = await startRollout('worse');
  expect(await readOf(portal)).toEqual([]);
  await portal.deployJson('canary', 'remote-public', 'abort');
  expect(await readOf(portal)).toEqual([aborted]);
  const second = await publishNext(portal, 'two');
  const ended = await startRollout('three');
  await portal.deployJson('rollback', 'remote-public');
  expect((await remoteOf(portal)).version).toBe(first);
  expect(await readOf(portal)).toEqual([aborted, second, ended]);
  expect(await startRollout('three')).toBe(ended);
  await portal.deployJson('canary', 'remote-public', 'finish');
  expect(await readOf(portal)).toEqual([aborted, second]);
});
