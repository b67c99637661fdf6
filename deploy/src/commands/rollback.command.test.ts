import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import { anS3Server } from '../testing/an-s3-server.ts';

describe.each([
  ['a folder', async () => undefined],
  ['S3', anS3Server],
])('in %s', (_, aRegistry) => {
  test('a team rolls back step by step, and to any version that was live', async () => {
    const portal = await aLivePortal(await aRegistry());
    const { version: one } = await remoteOf(portal);
    const two = await publishNext(portal, 'two');
    const three = await publishNext(portal, 'three');

    await portal.deployJson('rollback', 'remote-public', '--dry-run');
    expect((await remoteOf(portal)).version).toBe(three);
    expect((await portal.deploy('rollback', 'remote-public', '--why', 'broken')).out).toContain(`was ${three}`);
    expect(await remoteOf(portal)).toMatchObject({ version: two, previous: one });
    await portal.deployJson('rollback', 'remote-public');
    expect(await remoteOf(portal)).toMatchObject({ version: one, previous: null });
    expect((await portal.deploy('rollback', 'remote-public')).err).toContain('nothing before the live version');

    await portal.deployJson('rollback', 'remote-public', '--to', three);
    expect(await remoteOf(portal)).toMatchObject({ version: three, previous: two });
    expect((await portal.deploy('rollback', 'remote-public', '--to', '9.9.9')).err).toContain('was never live');
    expect((await portal.deploy('rollback', 'remote-public', '--to', three)).err).toContain('is live already');
    expect((await portal.deploy('rollback', 'remote-new')).err).toContain('remote-new is not live in production');
    expect((await portal.deployJson('log')).map(({ act }: { act: string }) => act.split(' ')[0])).toEqual([
      'rollback',
      'rollback',
      'rollback',
      'publish',
      'publish',
      'publish',
    ]);
  });
});
