import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { git, originFile, readOrigin } from '../builds/origin.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import { aRepository } from '../testing/a-repository.ts';

const runFile = promisify(execFile);

test('a team has everything read back, and is told which files are not as they were written', async () => {
  const portal = await aLivePortal();
  const whole = await portal.deploy('verify');
  expect(whole).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Read back: releases 2, their files \d+, entries of the log 1\./),
  });
  const { version } = await remoteOf(portal);
  const damaged = [
    `maps/remote-public/${version}/remote-public.00c0ffee.js.map`,
    `r/remote-public/${version}/server.cjs`,
  ];
  for (const file of damaged) await writeFile(join(portal.registry, file), 'evil');
  const { code, out } = await portal.deploy('verify');
  expect(code).toBe(1);
  expect(out).toContain(`remote-public ${version} is damaged in the storage (${damaged.join(', ')})`);
  await publishNext(portal, 'two');
  expect((await portal.deploy('rollback', 'remote-public')).err).toContain('is damaged in the storage');
});

/** A portal whose front ends are built from a git repository by its own script, as `scripts/build.ts` does it here. */
async function aCommittedPortal(readme = '') {
  const portal = await aRepository();
  const { root } = portal;
  const inGit = (...args: string[]) => git(root, '-c', 'user.name=amina', '-c', 'user.email=amina@localhost', ...args);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const commit = async () => {
    await inGit('add', '.');
    await inGit('commit', '--quiet', '-m', 'work');
  };
  const build = async (name: string) => {
    await rm(join(root, name, 'dist'), { recursive: true, force: true });
    await runFile(process.execPath, ['scripts/build.ts', name], { cwd: root });
    await write(`${name}/dist/${originFile}`, JSON.stringify(await readOrigin(root, [name, 'package-lock.json'])));
  };
  await inGit('init', '--quiet');
  await write('.gitignore', 'dist/\n');
  await write('package-lock.json', '{}');
  await write('README.md', readme);
  await write(
    'scripts/build.ts',
    'import { cpSync } from "node:fs"; process.chdir(process.argv[2]); cpSync("src", "dist", { recursive: true });',
  );
  await cp(await aDist(aHostContract()), join(root, 'shell/src'), { recursive: true });
  await cp(await aDist(aContract()), join(root, 'remote-public/src'), { recursive: true });
  await commit();
  for (const name of ['shell', 'remote-public']) await build(name);
  return { ...portal, build, write, commit, head: () => inGit('rev-parse', 'HEAD') };
}

const entry = 'remote-public.00c0ffee.js';

test('a team proves that what visitors run is what its commits build', async () => {
  const portal = await aCommittedPortal();
  await portal.deployJson('publish', 'shell', 'remote-public');
  await portal.write('remote-public/src/server.cjs', 'exports.routes = [1]');
  await portal.commit();
  await portal.build('remote-public');
  await portal.deployJson('canary', 'remote-public', '10');
  const { code, out } = await portal.deploy('verify', '--rebuild');
  expect(code).toBe(0);
  expect(out.match(/✓ .* is what commit [0-9a-f]{40} builds/g)).toHaveLength(3);
  expect(out).toContain(await portal.head());
});

test('a team is told which file of a release its commit does not build, though the registry is as it was written', async () => {
  const portal = await aCommittedPortal();
  await portal.write(`remote-public/dist/${entry}`, 'slipped in between build and publish');
  await portal.deployJson('publish', 'shell', 'remote-public');
  expect((await portal.deploy('verify')).code).toBe(0);
  const { code, out } = await portal.deploy('verify', '--rebuild');
  expect(code).toBe(1);
  expect(out).toMatch(
    `is not what commit ${await portal.head()} builds; different files: ${entry}, ${entry}.br, ${entry}.gz.`,
  );
  expect((await portal.deploy('verify', '--rebuild', 'shell')).code).toBe(0);
});

test('a team is told which releases cannot be built again from here, and what to do', async () => {
  const portal = await aCommittedPortal();
  await portal.write('remote-public/src/server.cjs', 'exports.routes = ["not committed"]');
  await portal.build('remote-public');
  await portal.deployJson('publish', 'shell', 'remote-public');
  const uncommitted = await portal.deploy('verify', '--rebuild');
  expect(uncommitted).toMatchObject({ code: 3, out: expect.stringMatching(/\? remote-public .* names no commit/) });
  await portal.write('package-lock.json', '{"other":true}');
  const otherPackages = await portal.deploy('verify', '--rebuild', 'shell');
  expect(otherPackages).toMatchObject({ code: 3, out: expect.stringMatching(/\? shell .* another package-lock.json/) });
  const elsewhere = await aCommittedPortal('another history');
  const unknown = await elsewhere.deploy('verify', '--rebuild', 'shell', '--registry', portal.registry);
  expect(unknown).toMatchObject({
    code: 3,
    out: expect.stringMatching(/\? shell .* is not in this clone: run git fetch/),
  });
});

test('a version that a later commit builds again keeps the commit of its first publish', async () => {
  const portal = await aCommittedPortal();
  const first = await portal.head();
  await portal.deployJson('publish', 'shell', 'remote-public');
  const { version } = await remoteOf(portal);
  for (const server of ['exports.routes = [1]', 'exports.routes = []']) {
    await portal.write('remote-public/src/server.cjs', server);
    await portal.commit();
    await portal.build('remote-public');
    await portal.deployJson('publish', 'remote-public');
  }
  expect((await remoteOf(portal)).version).toBe(version);
  const integrity = await readFile(join(portal.registry, `r/remote-public/${version}/integrity.json`), 'utf8');
  expect(JSON.parse(integrity)).toMatchObject({ commit: first });
  expect(await portal.head()).not.toBe(first);
  expect((await portal.deploy('verify', '--rebuild')).code).toBe(0);
});
