import { stripVTControlCharacters } from 'node:util';
import { aContract, aDist } from '../testing/a-dist.ts';
import { aLivePortal, remoteOf } from '../testing/a-live-portal.ts';

const plain = stripVTControlCharacters;

test('a team promotes what was tried on staging, byte for byte, and sees the difference before', async () => {
  const portal = await aLivePortal();
  const { version: one } = await remoteOf(portal);
  await portal.deployJson('promote', 'production', 'staging');
  await portal.build('remote-public', await aDist(aContract({ routes: ['/remote-public', '/news'] }), 'two'));
  const [{ version: two }] = (await portal.deployJson('publish', 'remote-public', '--env', 'staging')).frontEnds;
  expect((await portal.deployJson('diff', 'production', 'staging')).frontEnds).toEqual([
    { name: 'remote-public', before: one, after: two, added: ['/news'], gone: [] },
  ]);
  expect(plain((await portal.deploy('diff', 'production', 'staging')).out)).toContain('now also /news');
  await portal.deployJson('promote', 'staging', 'production', 'remote-public');
  expect(await remoteOf(portal)).toEqual({ ...(await remoteOf(portal, 'staging')), kept: 2 });
  expect((await portal.deploy('diff', 'production', 'staging')).out).toBe('no difference\n');
  expect((await portal.deployJson('diff', '1', '2')).frontEnds).toHaveLength(1);
  expect((await portal.deploy('promote', 'nowhere', 'production')).err).toContain('Nothing is published in nowhere');
  expect((await portal.deploy('diff', '1', '7')).err).toContain('log/7.json is missing');
});
