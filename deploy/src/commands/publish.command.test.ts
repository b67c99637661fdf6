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

test('a person whose publish is refused reads one sentence a line, below whom it concerns, exit code 1', async () => {
  const { build, deploy } = await aRepository();
  await build('remote-public', await aDist(aContract({ budgetBytes: 1 })));
  const { code, out, err } = await deploy('publish', 'remote-public');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(plain(err).trim().split('\n')).toEqual([
    'Refused, nothing was changed:',
    'remote-public, which would go live:',
    expect.stringContaining('No host is live yet'),
    expect.stringContaining('over its budget'),
  ]);
});

test('a person reads in a dry run all that would break, for which releases and how many visitors', async () => {
  const { build, deploy, deployJson } = await aRepository();
  const offers = { 'shared-ui/static': ['Card', 'Hero'] };
  await build('shell', await aDist(aHostContract({ offers })));
  await build('remote-public', await aDist(aContract({ uses: { 'shared-ui/static': ['Card'] } })));
  const { frontEnds } = await deployJson('publish', 'shell', 'remote-public');
  const [, stable] = frontEnds;
  const uses = { 'shared-ui/static': ['Card', 'Hero'] };
  await build('remote-public', await aDist(aContract({ uses }), 'next'));
  const canary = await deployJson('canary', 'remote-public', '10');
  const provides = { react: '20.0.0', 'react-dom': '19.3.1', 'shared-ui': '0.1.0' };
  await build('shell', await aDist(aHostContract({ provides, offers: { 'shared-ui/static': ['Tabs'] } })));
  await build('remote-library', await aDist(aContract({ name: 'remote-library', routes: ['/remote-public'] })));
  const { code, err } = await deploy('publish', 'shell', 'remote-library', '--dry-run');
  expect(code).toBe(1);
  expect(
    plain(err)
      .replaceAll(/: .*\.$/gm, '')
      .trim()
      .split('\n'),
  ).toEqual([
    'Refused, nothing was changed:',
    'shell, which would go live:',
    '- shell provides react 20.0.0 with react-dom 19.3.1',
    `remote-public ${stable.version}, which 90 % of the visitors have:`,
    '- remote-public was built with react 19.3.1, but shell provides 20.0.0',
    '- remote-public uses Card of shared-ui/static, which shell does not have',
    '- remote-library claims /remote-public, which belongs to remote-public',
    'remote-library, which would go live:',
    '- remote-library was built with react 19.3.1, but shell provides 20.0.0',
    `remote-public ${canary.version}, which 10 % of the visitors have:`,
    '- remote-public was built with react 19.3.1, but shell provides 20.0.0',
    '- remote-public uses Card, Hero of shared-ui/static, which shell does not have',
  ]);
  const { refusals } = JSON.parse((await deploy('publish', 'shell', 'remote-library', '--dry-run', '--json')).out);
  expect(refusals).toHaveLength(7);
  expect(refusals).toContainEqual({
    sentence: expect.stringContaining('remote-public uses Card, Hero'),
    frontEnd: 'remote-public',
    version: canary.version,
    percent: 10,
  });
});
