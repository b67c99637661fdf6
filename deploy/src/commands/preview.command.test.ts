import { stripVTControlCharacters } from 'node:util';
import { layout } from '../pointer/layout.ts';
import { openStorage } from '../storage/storage.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';

async function aTeam() {
  const repository = await aRepository();
  await repository.build('shell', await aDist(aHostContract()));
  await repository.build('remote-public', await aDist(aContract()));
  await repository.deployJson('publish', 'shell', 'remote-public');
  await repository.build('remote-public', await aDist(aContract(), 'another'));
  return repository;
}
const preview = ['preview', 'remote-public', '--portal', 'https://portal.example'] as const;

test('a team gets a link to a build that is live for nobody, which works for a day', async () => {
  const { deploy, deployJson } = await aTeam();
  const before = await deployJson('log');
  const { name, version, link, expires } = await deployJson(...preview);
  expect(new URL(link).searchParams.get('preview')).toMatch(new RegExp(`^remote-public@${version}~[\\w-]{32}$`));
  expect([name, Math.round((Date.parse(expires) - Date.now()) / 3_600_000)]).toEqual(['remote-public', 24]);
  expect(await deployJson('log')).toEqual(before);
  const { out } = await deploy(...preview, '--hours', '2');
  expect(out).toMatch(/^https:\/\/portal\.example\/\?preview=/);
  expect(out).toContain(`${version} is live for nobody`);
});

test('a preview keeps its files until it has expired', async () => {
  const { deployJson, registry } = await aTeam();
  const { version } = await deployJson(...preview);
  expect((await deployJson('prune')).removed).toEqual([]);
  const ended = await deployJson(...preview, '--hours', '0');
  expect(ended.version).toBe(version);
  expect((await deployJson('prune')).removed).toEqual([{ name: 'remote-public', version }]);
  expect(await openStorage(registry).read(layout.preview('production', 'remote-public', version))).toBeUndefined();
});

test('a build that would not run beside what is live has no preview', async () => {
  const { build, deploy } = await aTeam();
  await build('remote-public', await aDist(aContract({ requires: { react: '18.0.0' } }), 'old'));
  const { code, err } = await deploy(...preview);
  expect([code, stripVTControlCharacters(err)]).toEqual([1, expect.stringContaining('react')]);
});

test('a team without the key of a signed registry is told that no portal would show its preview', async () => {
  const { deploy, deployJson, root, registry } = await aTeam();
  await deployJson('new-key', `${root}/key.pem`);
  const signing = await aRepository(registry, { REGISTRY_SIGNING_KEY: `${root}/key.pem` });
  await signing.deployJson('renew', '--adopt');
  const { code, err } = await deploy(...preview);
  expect([code, err]).toEqual([1, expect.stringContaining('REGISTRY_SIGNING_KEY')]);
});
