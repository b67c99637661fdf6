import { aContract, aDist } from '../testing/a-dist.ts';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';
import { aPortal, type PortalCounts, token } from '../testing/a-portal.ts';
import { aHistogram, aPopulation, seededRandom } from '../testing/simulated-visits.ts';

const lcp = (visits: number, delay = 0) => [
  {
    metric: 'LCP' as const,
    device: 'slow' as const,
    counts: aHistogram(seededRandom(33), visits, aPopulation(seededRandom(1), 2500, 0.5, delay)),
  },
];

/** A live remote, the next build of it ready, and a portal that counts so once that one is live. */
async function aTeam(counts: PortalCounts[]) {
  const repository = await aLivePortal(undefined, { METRICS_TOKEN: token });
  const { version: one } = await remoteOf(repository);
  await repository.build('remote-public', await aDist(aContract(), 'two'));
  const live = () => remoteOf(repository);
  const portal = await aPortal(live, counts, ({ version }) => version !== one);
  const watch = (...more: string[]) =>
    repository.deploy('publish', 'remote-public', '--watch', portal, '--every', '0', ...more);
  return { ...repository, one, live, watch };
}

const before = { previous: { loaded: 4000, vitals: lcp(2000) }, stable: {} };

test('a release that is slower than the one before is rolled back where that was asked for, and the log tells why', async () => {
  const { one, live, watch, deployJson } = await aTeam([
    before,
    { ...before, stable: { loaded: 1500, vitals: lcp(1500, 1000) } },
  ]);
  const { code, err } = await watch('--roll-back');
  expect(code).toBe(1);
  expect(err).toContain(`all visitors have ${one} again: slower in browsers: LCP on slow devices`);
  expect((await live()).version).toBe(one);
  const [last] = await deployJson('log');
  expect(last).toMatchObject({ act: `rollback remote-public ${one}`, why: expect.stringContaining('slow devices') });
});

test('a release that throws is rolled back after a few visits', async () => {
  const { one, live, watch } = await aTeam([before, { ...before, stable: { loaded: 10, threw: 10 } }]);
  expect((await watch('--roll-back')).err).toContain(
    '10 failures in 10 loads, and 0 failures in 4000 loads of the build before',
  );
  expect((await live()).version).toBe(one);
});

const broken: PortalCounts = { ...before, stable: { failed: 40 } };

test('a release that visitors report as broken stays until a person takes it back, who is told how', async () => {
  const { one, live, watch } = await aTeam([before, broken]);
  const { code, err } = await watch();
  expect([code, err]).toEqual([
    1,
    expect.stringContaining(`take it back by: deploy rollback remote-public --to ${one}`),
  ]);
  expect(err).toContain('40 failures in 40 loads');
  expect((await live()).version).not.toBe(one);
});

test('forty failures that one network reports are no reason to ask, nor to take a release back', async () => {
  const { one, live, watch, progress, deployJson } = await aTeam([
    before,
    { ...before, stable: { failed: 40, byNetwork: { failed: 1 } } },
  ]);
  const watching = watch('--roll-back', '--minutes', '1');
  while (!progress.some((line) => line.startsWith('now: 40 failures in 40 loads')))
    await new Promise((next) => setImmediate(next));
  expect((await live()).version).not.toBe(one);
  await deployJson('rollback', 'remote-public');
  expect((await watching).code).toBe(0);
});

test('a release that was set aside on the server is taken back at once, without being asked to', async () => {
  const { one, live, watch } = await aTeam([before, { ...before, stable: { isSetAside: true } }]);
  expect((await watch()).err).toContain('ended or hung the process that renders its pages');
  expect((await live()).version).toBe(one);
});

test('a release that fares as well as the one before stays', async () => {
  const { one, live, watch, progress, deployJson } = await aTeam([
    before,
    { ...before, stable: { loaded: 3000, vitals: lcp(1500) } },
  ]);
  const watching = watch('--minutes', '1');
  while (!progress.some((line) => line.startsWith('now: 0 failures in 3000 loads')))
    await new Promise((next) => setImmediate(next));
  const { version: two } = await live();
  expect(two).not.toBe(one);
  await deployJson('rollback', 'remote-public');
  expect((await watching).code).toBe(0);
  expect(progress.at(-1)).toBe('Somebody else changed what is live of remote-public.');
});

test('a release that no browser reports stays, and a script does not go on', async () => {
  const { one, live, watch } = await aTeam([before]);
  const { code, err } = await watch('--minutes', '0');
  expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('Too few visits') });
  expect((await live()).version).not.toBe(one);
});

test('a watch of several front ends, or without a token, is wrong usage and publishes nothing', async () => {
  const { one, live, deploy, watch } = await aTeam([before]);
  const several = await deploy('publish', 'shell', 'remote-public', '--watch', 'https://portal.example');
  expect(several).toMatchObject({ code: 2, err: expect.stringContaining('goes with one front end') });
  expect((await live()).version).toBe(one);
  const alone = await deploy('publish', 'remote-public', '--roll-back');
  expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('--roll-back goes with --watch') });
  expect((await live()).version).toBe(one);
  const untold = await aLivePortal();
  const refused = await untold.deploy('publish', 'remote-public', '--watch', 'https://portal.example');
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('METRICS_TOKEN') });
  expect((await watch('--dry-run')).out).toContain('would replace');
});

test('what is live already is not watched', async () => {
  const { watch, ...repository } = await aTeam([before]);
  await publishNext(repository, 'two');
  expect((await watch()).out).toContain('is live already');
});
