import { stripVTControlCharacters } from 'node:util';
import { aContract, aDist } from '../testing/a-dist.ts';
import { aLivePortal, remoteOf } from '../testing/a-live-portal.ts';
import { aPortal, token } from '../testing/a-portal.ts';
import { aHistogram, seededRandom } from '../testing/simulated-visits.ts';

/** Visits that all lie in the bucket up to this many milliseconds. */
const visits = (count: number, bucket: number) => aHistogram(seededRandom(1), count, [bucket]);

async function aTeam() {
  const repository = await aLivePortal(undefined, { METRICS_TOKEN: token });
  await repository.build('remote-public', await aDist(aContract(), 'two'));
  await repository.deployJson('canary', 'remote-public', '10');
  const live = () => remoteOf(repository);
  const portal = await aPortal(live, [
    {
      stable: { loaded: 98, failed: 2, vitals: [{ metric: 'LCP', device: 'slow', counts: visits(40, 60) }] },
      canary: { loaded: 9, threw: 1 },
    },
  ]);
  return { ...repository, live, portal };
}

test('a person reads the live builds of a front end side by side', async () => {
  const { deploy, live, portal } = await aTeam();
  const { out } = await deploy('report', 'remote-public', '--portal', portal);
  const { version, canary } = await live();
  const lines = stripVTControlCharacters(out)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  expect(lines).toContainEqual([version, canary.version]);
  expect(lines).toContainEqual(['part', 'stable', 'canary 10 %']);
  expect(lines).toContainEqual(['loads', '100', '9']);
  expect(lines).toContainEqual(['failures', '2.0 %', '11.1 %']);
  expect(lines).toContainEqual(['errors of pages', '0', '0']);
  expect(lines).toContainEqual(['LCP p75, slow', expect.stringMatching(/^\d{4} ms \(40 visits\)$/), '-']);
});

test('a script reads the same of every version, with when each began and what was published', async () => {
  const { deployJson, live, portal } = await aTeam();
  const report = await deployJson('report', 'remote-public', '--portal', portal, '--days', '30');
  const [stable, canary, former] = report.versions;
  const [newest, first] = await deployJson('log');
  expect(report).toMatchObject({ name: 'remote-public', env: 'production', days: 30 });
  expect(stable).toMatchObject({ part: 'stable', since: first.at, failureShare: 0.02, vitals: [{ visits: 40 }] });
  expect(stable.vitals[0].p75).toBeGreaterThan(stable.vitals[0].p50);
  expect(canary).toMatchObject({ version: (await live()).canary.version, since: newest.at, vitals: [] });
  expect(former).toMatchObject({ part: null, since: null, errors: 7, timeLine: [{ visits: 4, p75: 2100, loaded: 5 }] });
  expect(report.events).toMatchObject([{ kind: 'published', version: former.version }]);
});

test('a report of what the portal does not serve, or without its token, is rejected with what to do', async () => {
  const { deploy, portal } = await aTeam();
  expect((await deploy('report', 'remote-new', '--portal', portal)).err).toContain('serves no remote-new');
  expect((await deploy('report', 'remote-public', '--days', '31')).err).toContain('a number of days from 1 to 30');
  const untold = await aLivePortal();
  expect((await untold.deploy('report', 'remote-public')).err).toContain('report needs METRICS_TOKEN');
});
