import { stripVTControlCharacters } from 'node:util';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import { anS3Server } from '../testing/an-s3-server.ts';

const plain = stripVTControlCharacters;

describe.each([
  ['a folder', async () => undefined],
  ['S3', anS3Server],
])('in %s', (_, aRegistry) => {
  test('a team gives a build to a part of the visitors, to more of them, and to all', async () => {
    const portal = await aLivePortal(await aRegistry());
    const { version: one } = await remoteOf(portal);
    await portal.build('remote-public', await aDist(aContract(), 'two'));
    await portal.deployJson('canary', 'remote-public', '10', '--dry-run');
    expect((await remoteOf(portal)).canary).toBeNull();
    const { version: two } = await portal.deployJson('canary', 'remote-public', '10');
    expect(await remoteOf(portal)).toMatchObject({ version: one, canary: { version: two, percent: 10 } });
    expect(plain((await portal.deploy('canary', 'remote-public', '25%')).out)).toContain('25 % of the visitors');
    await portal.deployJson('canary', 'remote-public', 'finish');
    expect(await remoteOf(portal)).toMatchObject({ version: two, previous: one, canary: null });
    expect((await portal.deploy('canary', 'remote-public', 'abort')).err).toContain('no rollout in progress');
    expect((await portal.deploy('canary', 'remote-public', '10')).err).toContain('is live already');
  });
});

test('a team takes a build back from the visitors who had it', async () => {
  const portal = await aLivePortal();
  const before = await remoteOf(portal);
  await portal.build('remote-public', await aDist(aContract(), 'two'));
  await portal.deployJson('canary', 'remote-public', '10');
  await portal.deployJson('canary', 'remote-public', 'abort');
  expect(await remoteOf(portal)).toEqual({ ...before, kept: 2 });
});

test('a team may not begin a rollout that would not fit, for those who get it, beside the shell', async () => {
  const portal = await aLivePortal();
  await portal.build('remote-public', await aDist(aContract({ requires: { react: '18.0.0' } })));
  expect((await portal.deploy('canary', 'remote-public', '1')).err).toContain('built with react 18.0.0');
});

test('a team publishes under a rollout, and the rollout goes on; it ends when its own build is published', async () => {
  const portal = await aLivePortal();
  await portal.build('remote-public', await aDist(aContract(), 'two'));
  const { version: two } = await portal.deployJson('canary', 'remote-public', '10');
  await publishNext(portal, 'a mended one');
  expect((await remoteOf(portal)).canary).toEqual({ version: two, percent: 10 });
  await publishNext(portal, 'two');
  expect(await remoteOf(portal)).toMatchObject({ version: two, canary: null });
});

test('a team may not publish a shell that would break those who take part in a rollout', async () => {
  const portal = await aLivePortal();
  const provides = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '0.1.0' };
  await portal.build('shell', await aDist(aHostContract({ provides: { ...provides, charts: '1.0.0' } })));
  await portal.deployJson('publish', 'shell');
  await portal.build('remote-public', await aDist(aContract({ requires: { charts: '1.0.0' } }), 'two'));
  await portal.deployJson('canary', 'remote-public', '10');
  await portal.build('shell', await aDist(aHostContract({ provides }), 'without charts'));
  expect((await portal.deploy('publish', 'shell')).err).toContain('remote-public needs charts');
  expect((await portal.deploy('rollback', 'shell')).err).toContain('remote-public needs charts');
});
