import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyRegistry } from '../registry/copy-registry.ts';
import { openStorage } from '../storage/storage.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';

const nextReact = { react: '19.4.0', 'react-dom': '19.4.0', 'shared-ui': '0.1.0' };
const using = (...names: string[]) => aContract({ uses: { 'shared-ui/static': names } });
const aHost = (names: string[], provides = aHostContract().provides) =>
  aHostContract({ provides, offers: { 'shared-ui/static': names } });

/** A live portal, and the next shell in `shell/dist`: another React, and without `Hero`. */
async function aShellTeam() {
  const repository = await aRepository();
  await repository.build('shell', await aDist(aHost(['Card', 'Hero'])));
  await repository.build('remote-public', await aDist(using('Card', 'Hero')));
  await repository.deployJson('publish', 'shell', 'remote-public');
  await repository.build('shell', await aDist(aHost(['Card'], nextReact), 'next'));
  await repository.build('remote-public', await aDist(using('Card', 'Hero'), 'another'));
  return repository;
}

const warningsOf = (progress: string[]) => progress.splice(0).filter((line) => line.startsWith('warning:'));
const isMadeOf19 = expect.stringContaining('remote-public was built with react 19.3.1, but shell provides 19.4.0');

test('a shell team reads what its next shell changes for each live front end, and nobody else is changed', async () => {
  const { deploy, deployJson } = await aShellTeam();
  const before = await deployJson('log');
  const announced = await deployJson('announce', 'shell', '--on', '2026-12-24', '--why', 'React 19.4');
  expect(announced).toMatchObject({
    frontEnd: 'shell',
    planned: '2026-12-24',
    frontEnds: [
      {
        name: 'remote-public',
        percent: 100,
        changes: [
          { module: 'react', builtAgainst: '19.3.1', announced: '19.4.0' },
          { module: 'react-dom', builtAgainst: '19.3.1', announced: '19.4.0' },
        ],
        reasons: [
          isMadeOf19,
          expect.stringContaining('react-dom 19.3.1'),
          expect.stringContaining('remote-public uses Hero of shared-ui/static, which shell does not have'),
        ],
      },
    ],
  });
  const { out } = await deploy('announce', 'shell');
  expect(stripVTControlCharacters(out)).toMatch(/remote-public .* all visitors .*\n.*react 19\.3\.1 → 19\.4\.0/);
  expect(await deployJson('log')).toEqual(before);
});

test('a shell team reads which live builds still read what the next React has no more', async () => {
  const { build, deploy, deployJson } = await aShellTeam();
  const old = `exports.routes = [{ render() {} }]; function Old() {} Old.defaultProps = { createFactory: 1 };`;
  await build('remote-public', await aDist(using('Card'), 'old', old));
  await deployJson('publish', 'remote-public');
  const { frontEnds } = await deployJson('announce', 'shell');
  expect(frontEnds).toMatchObject([{ name: 'remote-public', removedApis: ['defaultProps'] }]);
  expect((await deploy('announce', 'shell')).out).toContain('its scripts read .defaultProps');
});

test('every team is warned before the announced shell is live, and publishes all the same', async () => {
  const { build, deploy, deployJson, progress } = await aShellTeam();
  await deployJson('announce', 'shell', '--on', '2026-12-24');
  await deployJson('publish', 'remote-public', '--dry-run');
  const warnings = warningsOf(progress);
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toEqual(isMadeOf19);
  expect(warnings[0]).toMatch(
    /^warning: it will be refused once shell \S+ is live, announced by amina for 2026-12-24:/,
  );
  expect((await deploy('publish', 'remote-public')).code).toBe(0);
  expect(warningsOf(progress)).toHaveLength(3);
  await deployJson('publish', 'remote-public', '--dry-run');
  expect(warningsOf(progress)).toHaveLength(3);
  await build('remote-public', await aDist(using('Card'), 'mended'));
  await deployJson('canary', 'remote-public', '5');
  expect(warningsOf(progress)).toHaveLength(2);
});

test('an announcement ends when it is withdrawn, and when that shell is live', async () => {
  const { build, deploy, deployJson, progress } = await aShellTeam();
  expect((await deploy('announce', '--withdraw')).err).toContain('Nothing is announced');
  await deployJson('announce', 'shell');
  await deployJson('announce', '--withdraw');
  await deployJson('publish', 'remote-public', '--dry-run');
  expect(warningsOf(progress)).toEqual([]);
  await deployJson('announce', 'shell');
  const mended = { uses: { 'shared-ui/static': ['Card'] }, requires: nextReact };
  await build('remote-public', await aDist(aContract(mended), 'mended'));
  await deployJson('publish', 'shell', 'remote-public');
  await build('remote-public', await aDist(aContract(mended), 'later'));
  await deployJson('publish', 'remote-public');
  expect(warningsOf(progress)).toEqual([]);
  expect((await deploy('announce', '--withdraw')).err).toContain('Nothing is announced');
});

test('a registry that is restored from a backup still announces the next shell', async () => {
  const { deployJson, root, registry } = await aShellTeam();
  await deployJson('announce', 'shell', '--on', '2026-12-24');
  const copy = await aRepository();
  await copyRegistry(openStorage(registry), openStorage(copy.registry));
  await copy.deployJson('publish', 'remote-public', '--dry-run', '--root', root);
  expect(warningsOf(copy.progress)).toHaveLength(3);
});

test('a dry run announces nothing, a remote cannot be announced, and a day must be one', async () => {
  const { deploy, deployJson, progress } = await aShellTeam();
  await deployJson('announce', 'shell', '--dry-run');
  await deployJson('publish', 'remote-public', '--dry-run');
  expect(warningsOf(progress)).toEqual([]);
  expect((await deploy('announce', 'remote-public')).err).toContain('remote-public is no host');
  expect(await deploy('announce', 'shell', '--on', 'soon')).toMatchObject({ code: 2 });
});

test('of a signed registry an announcement is signed, and one that was changed is no announcement', async () => {
  const { deploy, deployJson, root, registry } = await aShellTeam();
  await deployJson('new-key', `${root}/key.pem`);
  const variables = { REGISTRY_SIGNING_KEY: `${root}/key.pem` };
  const signing = await aRepository(registry, variables);
  await signing.deployJson('renew', '--adopt');
  expect((await deploy('announce', 'shell')).err).toContain('REGISTRY_SIGNING_KEY');
  const team = ['--root', root] as const;
  await signing.deployJson('announce', 'shell', ...team);
  await signing.deployJson('publish', 'remote-public', '--dry-run', ...team);
  expect(warningsOf(signing.progress)).toHaveLength(3);
  const file = join(registry, 'registry/production/announced.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('19.4.0', '20.0.0'));
  await signing.deployJson('publish', 'remote-public', '--dry-run', ...team);
  expect(warningsOf(signing.progress)).toEqual([]);
});
