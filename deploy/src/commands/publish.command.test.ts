import { stripVTControlCharacters } from 'node:util';
import { readPublishedFrom } from '../registry/checkout-releases.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aLivePortal } from '../testing/a-live-portal.ts';
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

test('a person whose publish is rejected reads one sentence a line, below whom it concerns, exit code 1', async () => {
  const { build, deploy } = await aRepository();
  await build('remote-public', await aDist(aContract({ budgetBytes: 1 })));
  const { code, out, err } = await deploy('publish', 'remote-public');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(plain(err).trim().split('\n')).toEqual([
    'Refused, nothing was changed:',
    'remote-public, which would go live:',
    expect.stringContaining('No host, such as our shell, is live in this registry yet'),
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
  const { rejections } = JSON.parse((await deploy('publish', 'shell', 'remote-library', '--dry-run', '--json')).out);
  expect(rejections).toHaveLength(7);
  expect(rejections).toContainEqual({
    sentence: expect.stringContaining('remote-public uses Card, Hero'),
    frontEnd: 'remote-public',
    version: canary.version,
    percent: 10,
  });
});

test('a person reads in a dry run that passes which releases of others it was checked with', async () => {
  const { build, deploy, deployJson } = await aRepository();
  await build('shell', await aDist(aHostContract()));
  await build('remote-public', await aDist(aContract()));
  const { frontEnds } = await deployJson('publish', 'shell', 'remote-public');
  await build('remote-public', await aDist(aContract(), 'next'));
  const canary = await deployJson('canary', 'remote-public', '12.5');
  await build('shell', await aDist(aHostContract(), 'next'));
  const { code, out } = await deploy('publish', 'shell', '--dry-run');
  expect(code).toBe(0);
  const lines = plain(out).trim().split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['+', 'shell', expect.stringMatching(/^1\.0\.0-/), `would replace ${frontEnds[0].version}`],
    ['=', 'remote-public', frontEnds[1].version, 'fits beside it, 87.5 % of the visitors have it'],
    ['=', 'remote-public', canary.version, 'fits beside it, 12.5 % of the visitors have it'],
    ['Dry run: all checks passed, nothing was written.'],
  ]);
  expect((await deployJson('publish', 'shell', '--dry-run')).beside).toEqual([
    { name: 'remote-public', version: frontEnds[1].version, percent: 87.5 },
    { name: 'remote-public', version: canary.version, percent: 12.5 },
  ]);
});

test('a checkout knows the releases that it published, and no others, for its own', async () => {
  const [own, other] = [await aLivePortal(), await aRepository()];
  const { frontEnds } = await own.deployJson('status');
  const { version } = frontEnds.find(({ name }: { name: string }) => name === 'remote-public');
  const placeOf = (checkout: string, env = 'production') => ({ checkout, registry: own.registry, env });
  const read = (place: Parameters<typeof readPublishedFrom>[0]) => readPublishedFrom(place, 'remote-public');
  expect(await read(placeOf(own.root))).toBe(version);
  expect([await read(placeOf(own.root, 'staging')), await read(placeOf(other.root))]).toEqual([undefined, undefined]);

  const team = await aRepository(own.registry);
  await team.build('remote-public', await aDist(aContract(), 'one'));
  await team.deployJson('publish', 'remote-public');
  expect(await read(placeOf(team.root))).toBeUndefined(); // it was live already
});
