/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from './open-storage.ts';
import { publish } from './registry.ts';
import { aContract, aDist, aFolder, aHostContract } from './testing/a-dist.ts';

let folder: string;
beforeEach(async () => {
  folder = await aFolder();
});

interface Answer {
  code: number | null;
  out: string;
  err: string;
}

const deployIn = (room: string, ...args: string[]) =>
  new Promise<Answer>((resolve) => {
    const env = { ...process.env, REGISTRY_URL: join(folder, 'registry'), USER: 'amina' };
    const child = execFile(process.execPath, [join(room, 'main.ts'), ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
const deploy = (...args: string[]) => deployIn(__dirname, ...args);
const openTestStorage = () => openStorage(join(folder, 'registry'));

/** A repository with these builds and this tool in it; answers where the tool lies. */
async function aRepository(builds: Record<string, string>) {
  const room = join(folder, 'repository/deploy/src');
  await cp(__dirname, room, { recursive: true });
  await symlink(join(__dirname, '../../node_modules'), join(folder, 'repository/node_modules'));
  for (const [name, dist] of Object.entries(builds)) {
    await mkdir(join(folder, 'repository', name));
    await rename(dist, join(folder, 'repository', name, 'dist'));
  }
  return room;
}

test('a person asks for help and reads the commands with examples', async () => {
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
])('a person who types %s reads one line, exit code 2', async (_, args, line) => {
  const { code, out, err } = await deploy(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a person asks what is live before anything is', async () => {
  expect(await deploy('status')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing is published in production yet'),
  });
  expect(await deploy('status', '--json')).toMatchObject({ code: 0, out: 'null\n' });
});

test('a person asks what is live and reads an aligned table without colours in a pipe', async () => {
  const dists = [await aDist(aHostContract()), await aDist(aContract())];
  await publish({ storage: openTestStorage(), env: 'production', dists, who: 'amina', why: 'first light' });
  const { out } = await deploy('status');
  expect(out).toMatch(/^production, publish number 1\n.* by amina: publish shell .* \(first light\)\n/);
  const [head = '', shell = '', remote = ''] = out.split('\n').slice(3);
  expect(remote).toMatch(/^remote-public {2}1\.0\.0-[0-9a-f]{8} {2}- +- +1 +\/remote-public$/);
  expect(shell.indexOf('1.0.0-')).toBe(head.indexOf('version'));
  const { frontEnds } = JSON.parse((await deploy('status', '--json')).out);
  expect(frontEnds).toMatchObject([{ name: 'shell', isHost: true, kept: 1 }, { name: 'remote-public' }]);
});

test('a person whose registry is corrupt reads one line, exit code 1', async () => {
  const dists = [await aDist(aHostContract())];
  await publish({ storage: openTestStorage(), env: 'production', dists, who: 'amina', why: '' });
  await writeFile(join(folder, 'registry/registry/production.json'), '{');
  expect(await deploy('status')).toEqual({
    code: 1,
    out: '',
    err: 'Failed: registry/production.json is not whole JSON: it is truncated or was changed by hand.\n',
  });
});

test('a person publishes what is no front end and is told that there is no build', async () => {
  const { code, err } = await deploy('publish', 'docs');
  expect(code).toBe(1);
  expect(err).toContain('There is no build in');
});

test('a person publishes by name, rehearsed first, and reads what became of each front end', async () => {
  const room = await aRepository({ shell: await aDist(aHostContract()), 'remote-public': await aDist(aContract()) });
  const rehearsal = await deployIn(room, 'publish', 'shell', 'remote-public', '--dry-run');
  expect(rehearsal.out).toMatch(/^\+ {2}shell {10}1\.0\.0-[0-9a-f]{8} {2}would go live for the first time\n/);
  expect(rehearsal.out).toContain('nothing was written');
  expect((await deploy('status')).out).toContain('Nothing is published');
  const first = await deployIn(room, 'publish', 'shell', 'remote-public', '--why', 'first light');
  expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('live, for the first time') });
  expect((await deployIn(room, 'publish', 'shell')).out).toMatch(/^= {2}shell .* is live already, nothing to do\n$/);
  expect((await deploy('status')).out).toContain('by amina: publish shell');
  const { frontEnds } = JSON.parse((await deployIn(room, 'publish', 'shell', '--json')).out);
  expect(frontEnds).toEqual([expect.objectContaining({ name: 'shell', isNew: false })]);
});

test('a person whose publish is refused reads one sentence a line, exit code 1', async () => {
  const room = await aRepository({ 'remote-public': await aDist(aContract({ budgetBytes: 1 })) });
  const { code, out, err } = await deployIn(room, 'publish', 'remote-public');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toEqual([
    'Refused, nothing was changed:',
    expect.stringContaining('No host is live yet'),
    expect.stringContaining('over its budget'),
  ]);
});

test('a person is told when a folder holds the build of another front end', async () => {
  const room = await aRepository({ 'remote-spaces': await aDist(aContract()) });
  expect((await deployIn(room, 'publish', 'remote-spaces')).err).toContain('holds the build of remote-public');
});
