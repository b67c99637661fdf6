/** @jest-environment node */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aContract, aDist, aHostContract } from './testing/a-dist.ts';
import { aRepository, type Repository } from './testing/a-repository.ts';
import { anS3Server } from './testing/an-s3-server.ts';

const plain = stripVTControlCharacters;

/** With a live shell and a live remote. */
async function aLivePortal(registry?: string) {
  const repository = await aRepository(registry);
  await repository.build('shell', await aDist(aHostContract()));
  await repository.build('remote-public', await aDist(aContract(), 'one'));
  await repository.ask('publish', 'shell', 'remote-public', '--why', 'first light');
  return repository;
}

async function publishNext({ build, ask }: Repository, code: string): Promise<string> {
  await build('remote-public', await aDist(aContract(), code));
  return (await ask('publish', 'remote-public')).frontEnds[0].version;
}

async function remoteOf({ ask }: Repository, env = 'production') {
  const { frontEnds } = await ask('status', '--env', env);
  return frontEnds.find(({ name }: { name: string }) => name === 'remote-public');
}

test('a person asks for help and reads the commands with examples', async () => {
  const { deploy } = await aRepository();
  const { code, out } = await deploy('--help');
  expect(code).toBe(0);
  expect(out).toContain('Examples\n  deploy publish shell');
});

test.each([
  ['no command', [], 'No command was given'],
  ['an unknown command', ['fly'], 'There is no command "fly"'],
  ['an unknown option', ['status', '--fly'], "Unknown option '--fly'"],
  ['nothing to publish', ['publish'], 'No front end was named'],
  ['a word too many', ['status', 'shell'], '"shell" is not expected here'],
  ['nothing to roll back', ['rollback'], 'rollback <front end>'],
  ['a canary without a part', ['canary', 'shell'], 'canary <front end> <percent>|finish|abort'],
  ['more than all visitors', ['canary', 'shell', '101'], '"101" is no part of the visitors'],
  ['a part in words', ['canary', 'shell', 'half'], '"half" is no part of the visitors'],
  ['one environment to promote', ['promote', 'staging'], 'promote <from> <to>'],
  ['one side of a difference', ['diff', '3'], 'diff <from> <to>'],
  ['a number in words', ['prune', '--keep', 'all'], '--keep must be a whole number'],
])('a person who types %s reads one line, exit code 2', async (_, args, line) => {
  const { deploy } = await aRepository();
  const { code, out, err } = await deploy(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a person asks what is live before anything is', async () => {
  const { deploy } = await aRepository();
  expect((await deploy('status')).out).toContain('Nothing is published in production yet');
  expect((await deploy('status', '--json')).out).toBe('null\n');
  expect((await deploy('log')).out).toContain('Nothing is published in production yet');
});

test('a person publishes by name, rehearsed first, and reads what became of each front end', async () => {
  const { build, deploy, said } = await aRepository();
  await build('shell', await aDist(aHostContract()));
  await build('remote-public', await aDist(aContract()));
  const rehearsal = await deploy('publish', 'shell', 'remote-public', '--dry-run');
  expect(plain(rehearsal.out)).toMatch(/^\+ {2}shell {10}1\.0\.0-[0-9a-f]{8} {2}would go live for the first time\n/);
  expect(rehearsal.out).toContain('nothing was written');
  expect((await deploy('status')).out).toContain('Nothing is published');
  expect(said.filter((line) => line.startsWith('storing'))).toEqual([]);
  const first = await deploy('publish', 'shell', 'remote-public', '--why', 'first light');
  expect(said.at(-1)).toMatch(/^storing \d+ files of remote-public 1\.0\.0-[0-9a-f]{8}, and reading them back…$/);
  expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('live, for the first time') });
  expect(plain((await deploy('publish', 'shell')).out)).toMatch(/^= {2}shell .* is live already, nothing to do\n$/);
});

test('a person asks what is live and reads an aligned table', async () => {
  const { deploy, ask } = await aLivePortal();
  const out = plain((await deploy('status')).out);
  expect(out).toMatch(/^production, publish number 1\n.* by amina: publish shell .* \(first light\)\n/);
  const [head = '', shell = '', remote = ''] = out.split('\n').slice(3);
  expect(remote).toMatch(/^remote-public {2}1\.0\.0-[0-9a-f]{8} {2}- +- +1 +\/remote-public$/);
  expect(shell.indexOf('1.0.0-')).toBe(head.indexOf('version'));
  expect((await ask('status')).frontEnds).toMatchObject([{ name: 'shell', isHost: true, kept: 1 }, {}]);
});

test('a person whose registry is corrupt reads one line, exit code 1', async () => {
  const { deploy, registry } = await aLivePortal();
  await writeFile(join(registry, 'registry/production.json'), '{');
  const { code, out, err } = await deploy('status');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(plain(err)).toBe(
    'Failed: registry/production.json is not whole JSON: it is truncated or was changed by hand.\n',
  );
});

test('a person publishes what is no front end, or another one, and is told so', async () => {
  const { build, deploy } = await aRepository();
  expect((await deploy('publish', 'docs')).err).toContain('There is no build in');
  await build('remote-spaces', await aDist(aContract()));
  expect((await deploy('publish', 'remote-spaces')).err).toContain('holds the build of remote-public');
});

test('a person whose publish is refused reads one sentence a line, exit code 1', async () => {
  const { build, deploy } = await aRepository();
  await build('remote-public', await aDist(aContract({ budgetBytes: 1 })));
  const { code, out, err } = await deploy('publish', 'remote-public');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(plain(err).trim().split('\n')).toEqual([
    'Refused, nothing was changed:',
    expect.stringContaining('No host is live yet'),
    expect.stringContaining('over its budget'),
  ]);
});

describe.each([
  ['a folder', async () => undefined],
  ['S3', anS3Server],
])('in %s', (_, aRegistry) => {
  test('a team rolls back step by step, and to any version that was live', async () => {
    const portal = await aLivePortal(await aRegistry());
    const { version: one } = await remoteOf(portal);
    const two = await publishNext(portal, 'two');
    const three = await publishNext(portal, 'three');

    await portal.ask('rollback', 'remote-public', '--dry-run');
    expect((await remoteOf(portal)).version).toBe(three);
    expect((await portal.deploy('rollback', 'remote-public', '--why', 'broken')).out).toContain(`was ${three}`);
    expect(await remoteOf(portal)).toMatchObject({ version: two, previous: one });
    await portal.ask('rollback', 'remote-public');
    expect(await remoteOf(portal)).toMatchObject({ version: one, previous: null });
    expect((await portal.deploy('rollback', 'remote-public')).err).toContain('nothing before the live version');

    await portal.ask('rollback', 'remote-public', '--to', three);
    expect(await remoteOf(portal)).toMatchObject({ version: three, previous: two });
    expect((await portal.deploy('rollback', 'remote-public', '--to', '9.9.9')).err).toContain('was never live');
    expect((await portal.deploy('rollback', 'remote-public', '--to', three)).err).toContain('is live already');
    expect((await portal.deploy('rollback', 'remote-new')).err).toContain('remote-new is not live in production');
    expect((await portal.ask('log')).map(({ act }: { act: string }) => act.split(' ')[0])).toEqual([
      'rollback',
      'rollback',
      'rollback',
      'publish',
      'publish',
      'publish',
    ]);
  });

  test('a team gives a build to a part of the visitors, to more of them, and to all', async () => {
    const portal = await aLivePortal(await aRegistry());
    const { version: one } = await remoteOf(portal);
    await portal.build('remote-public', await aDist(aContract(), 'two'));
    await portal.ask('canary', 'remote-public', '10', '--dry-run');
    expect((await remoteOf(portal)).canary).toBeNull();
    const { version: two } = await portal.ask('canary', 'remote-public', '10');
    expect(await remoteOf(portal)).toMatchObject({ version: one, canary: { version: two, percent: 10 } });
    expect(plain((await portal.deploy('canary', 'remote-public', '25%')).out)).toContain('25 % of the visitors');
    await portal.ask('canary', 'remote-public', 'finish');
    expect(await remoteOf(portal)).toMatchObject({ version: two, previous: one, canary: null });
    expect((await portal.deploy('canary', 'remote-public', 'abort')).err).toContain('no rollout under way');
    expect((await portal.deploy('canary', 'remote-public', '10')).err).toContain('is live already');
  });
});

test('a team takes a build back from the visitors who had it', async () => {
  const portal = await aLivePortal();
  const before = await remoteOf(portal);
  await portal.build('remote-public', await aDist(aContract(), 'two'));
  await portal.ask('canary', 'remote-public', '10');
  await portal.ask('canary', 'remote-public', 'abort');
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
  const { version: two } = await portal.ask('canary', 'remote-public', '10');
  await publishNext(portal, 'a mended one');
  expect((await remoteOf(portal)).canary).toEqual({ version: two, percent: 10 });
  await publishNext(portal, 'two');
  expect(await remoteOf(portal)).toMatchObject({ version: two, canary: null });
});

test('a team may not publish a shell that would break those who take part in a rollout', async () => {
  const portal = await aLivePortal();
  const provides = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '0.1.0' };
  await portal.build('shell', await aDist(aHostContract({ provides: { ...provides, charts: '1.0.0' } })));
  await portal.ask('publish', 'shell');
  await portal.build('remote-public', await aDist(aContract({ requires: { charts: '1.0.0' } }), 'two'));
  await portal.ask('canary', 'remote-public', '10');
  await portal.build('shell', await aDist(aHostContract({ provides }), 'without charts'));
  expect((await portal.deploy('publish', 'shell')).err).toContain('remote-public needs charts');
  expect((await portal.deploy('rollback', 'shell')).err).toContain('remote-public needs charts');
});

test('a team promotes what was tried on staging, byte for byte, and sees the difference before', async () => {
  const portal = await aLivePortal();
  const { version: one } = await remoteOf(portal);
  await portal.ask('promote', 'production', 'staging');
  await portal.build('remote-public', await aDist(aContract({ routes: ['/remote-public', '/news'] }), 'two'));
  const [{ version: two }] = (await portal.ask('publish', 'remote-public', '--env', 'staging')).frontEnds;
  expect((await portal.ask('diff', 'production', 'staging')).frontEnds).toEqual([
    { name: 'remote-public', before: one, after: two, added: ['/news'], gone: [] },
  ]);
  expect(plain((await portal.deploy('diff', 'production', 'staging')).out)).toContain('draws /news as well');
  await portal.ask('promote', 'staging', 'production', 'remote-public');
  expect(await remoteOf(portal)).toEqual({ ...(await remoteOf(portal, 'staging')), kept: 2 });
  expect((await portal.deploy('diff', 'production', 'staging')).out).toBe('no difference\n');
  expect((await portal.ask('diff', '1', '2')).frontEnds).toHaveLength(1);
  expect((await portal.deploy('promote', 'nowhere', 'production')).err).toContain('Nothing is published in nowhere');
  expect((await portal.deploy('diff', '1', '7')).err).toContain('log/7.json is missing');
});

test('a team reads who did what, when and why, the newest first', async () => {
  const portal = await aLivePortal();
  await publishNext(portal, 'two');
  const [second = '', first = ''] = plain((await portal.deploy('log')).out).split('\n');
  expect(first).toMatch(/^1 {2}\d{4}-\S+ {2}amina {2}publish shell .*\(first light\)$/);
  expect(second).toMatch(/^2 .* publish remote-public /);
  expect(await portal.ask('log', '--keep', '1')).toHaveLength(1);
});

test('a team has everything read back, and is told which file is not as it was written', async () => {
  const portal = await aLivePortal();
  const whole = await portal.deploy('verify');
  expect(whole).toMatchObject({ code: 0, out: expect.stringContaining('2 releases and 1 entries of the log') });
  const { version } = await remoteOf(portal);
  const folder = join(portal.registry, 'r/remote-public', version);
  await writeFile(join(folder, 'server.cjs'), 'evil');
  const { code, out } = await portal.deploy('verify');
  expect(code).toBe(1);
  expect(out).toContain(`remote-public ${version} is not whole in the storage (r/remote-public/${version}/server.cjs)`);
  await publishNext(portal, 'two');
  expect((await portal.deploy('rollback', 'remote-public')).err).toContain('is not whole in the storage');
});

test('a team removes builds that nothing names any more, and no other', async () => {
  const portal = await aLivePortal();
  const { version: one } = await remoteOf(portal);
  const two = await publishNext(portal, 'two');
  const three = await publishNext(portal, 'three');
  expect(await portal.ask('prune', '--keep', '1', '--dry-run')).toMatchObject({
    removed: [{ name: 'remote-public', version: one }],
    kept: 3,
  });
  const folder = join(portal.registry, 'r/remote-public');
  expect((await readdir(folder)).sort()).toEqual([one, two, three].sort());
  expect((await portal.deploy('prune', '--keep', '1')).out).toContain('1 builds removed, 3 kept.');
  expect((await readdir(folder)).sort()).toEqual([two, three].sort());
  expect((await portal.deploy('verify')).code).toBe(0);
  expect((await portal.deploy('rollback', 'remote-public', '--to', one)).err).toContain(one);
});

test('a team asks what keeps it from deploying', async () => {
  const portal = await aLivePortal();
  await writeFile(join(portal.root, 'shell/rspack.config.ts'), '');
  await writeFile(join(portal.root, 'remote-public/rspack.config.ts'), '');
  const well = await portal.deploy('doctor');
  expect(well.code).toBe(0);
  expect(plain(well.out).split('\n')).toEqual([
    `✓ Node ${process.versions.node}`,
    '✓ The registry answers; production is at number 1.',
    expect.stringMatching(/^✓ The build of remote-public is .* published before\.$/),
    expect.stringMatching(/^✓ The build of shell is /),
    '',
  ]);
  await rm(join(portal.root, 'shell/dist'), { recursive: true });
  const ill = await portal.deploy('doctor');
  expect(ill.code).toBe(1);
  expect(plain(ill.out)).toMatch(/✗ There is no build in .*shell\/dist/);
});
