/** @jest-environment node */
import { stripVTControlCharacters } from 'node:util';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';

const plain = stripVTControlCharacters;

test('a person publishes by name, after a dry run, and reads what became of each front end', async () => {
  const { build, deploy, progress } = await aRepository();
  await build('shell', await aDist(aHostContract()));
  await build('remote-public', await aDist(aContract()));
  const dryRun = await deploy('publish', 'shell', 'remote-public', '--dry-run');
  expect(plain(dryRun.out)).toMatch(/^\+ {2}shell {10}1\.0\.0-[0-9a-f]{8} {2}would go live for the first time\n/);
  expect(dryRun.out).toContain('nothing was written');
  expect((await deploy('status')).out).toContain('Nothing is published');
  expect(progress.filter((line) => line.startsWith('storing'))).toEqual([]);
  const first = await deploy('publish', 'shell', 'remote-public', '--why', 'first light');
  expect(progress.at(-1)).toMatch(/^storing \d+ files of remote-public 1\.0\.0-[0-9a-f]{8}, and reading them back…$/);
  expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('live, for the first time') });
  expect(plain((await deploy('publish', 'shell')).out)).toMatch(/^= {2}shell .* is live already, nothing to do\n$/);
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
