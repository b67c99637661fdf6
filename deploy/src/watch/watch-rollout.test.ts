import { stripVTControlCharacters } from 'node:util';
import { addCounts, countVisits, noVisits } from 'shared-api/contract/front-ends/histogram';
import type { CliContext } from '../commands/cli.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aPortal, type PortalCounts, token } from '../testing/a-portal.ts';
import { aRepository } from '../testing/a-repository.ts';
import { aHistogram, aPopulation, seededRandom } from '../testing/simulated-visits.ts';
import { findSilence } from './watch-rollout.ts';

/** With a live remote, and the next build of it ready in its `dist`. */
async function aTeam(variables: NodeJS.ProcessEnv = { METRICS_TOKEN: token }, ask?: CliContext['ask']) {
  const repository = await aRepository(undefined, variables, ask);
  await repository.build('shell', await aDist(aHostContract()));
  await repository.build('remote-public', await aDist(aContract(), 'one'));
  await repository.deployJson('publish', 'shell', 'remote-public');
  await repository.build('remote-public', await aDist(aContract(), 'two'));
  const live = async () => {
    const { frontEnds } = await repository.deployJson('status');
    return frontEnds.find(({ name }: { name: string }) => name === 'remote-public');
  };
  const watch = (portal: string, ...more: string[]) =>
    repository.deploy('canary', 'remote-public', '10', '--watch', portal, '--every', '0', ...more);
  return { ...repository, live, watch };
}

test('a rollout that fares worse in browsers is taken back by itself, and the log tells why', async () => {
  const { live, watch, deployJson, progress } = await aTeam();
  const failing = { stable: { loaded: 1090 }, canary: { loaded: 1, failed: 79 } };
  const portal = await aPortal(live, [
    { stable: { loaded: 1000 }, canary: { failed: 70 } },
    { stable: { loaded: 1050 }, canary: { loaded: 1, failed: 73 } },
    failing,
  ]);
  const { code, err } = await watch(portal);
  expect(code).toBe(1);
  expect(stripVTControlCharacters(err)).toBe(
    'Failed: The rollout of remote-public was aborted, all visitors have the stable build again: worse in browsers: 9 failures in 10 loads, and 0 failures in 90 loads of the stable build (a false alarm in at most 1 % of rollouts).\n',
  );
  expect((await live()).canary).toBeNull();
  const [last] = await deployJson('log');
  expect(last).toMatchObject({ act: expect.stringMatching(/ abort$/), why: expect.stringContaining('9 failures') });
  expect(progress.join('\n')).toContain('rollout: 3 failures in 4 loads; stable: 0 failures in 50 loads');
});

test('forty failures that one network reports do not end a rollout', async () => {
  const { live, watch, deployJson, progress } = await aTeam();
  const failing = { loaded: 5, failed: 40, byNetwork: { loaded: 5, failed: 1 } };
  let samples = 0;
  const portal = await aPortal(async () => {
    samples += 1;
    if (samples === 6) await deployJson('canary', 'remote-public', 'finish');
    return live();
  }, [
    { stable: { loaded: 1000 }, canary: {} },
    { stable: { loaded: 1090 }, canary: failing },
  ]);
  expect((await watch(portal)).code).toBe(0);
  expect(progress.join('\n')).toContain('rollout: 40 failures in 45 loads');
});

test('a rollout is not called silent for what one network says of the stable build', async () => {
  const loads = (loaded: number) => ({ loaded, failed: 0, late: 0, threw: 0 });
  const told = { candidate: loads(0), baseline: loads(3000) };
  expect(findSilence(told, { candidate: loads(0), baseline: loads(1) }, 10)).toBeUndefined();
  expect(findSilence(told, { candidate: loads(0), baseline: loads(400) }, 10)).toContain('some 44 loads');
});

test('a rollout that was set aside on the server is taken back at once', async () => {
  const { live, watch } = await aTeam();
  const portal = await aPortal(live, [{ stable: {}, canary: { isSetAside: true } }]);
  const { code, err } = await watch(portal);
  expect([code, err]).toEqual([1, expect.stringContaining('ended or hung the process that renders its pages')]);
  expect((await live()).canary).toBeNull();
});

test('a rollout that fares well goes on when its time is over', async () => {
  const { live, watch } = await aTeam();
  const portal = await aPortal(live, [
    { stable: { loaded: 0 }, canary: {} },
    { stable: { loaded: 900, late: 9 }, canary: { loaded: 100, late: 1 } },
  ]);
  const { code, out } = await watch(portal, '--minutes', '0');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('as well as the stable build') });
  expect((await live()).canary).toMatchObject({ percent: 10 });
});

test.each<[string, PortalCounts]>([
  ['nobody had it', { stable: { loaded: 100 }, canary: {} }],
  ['49 had it', { stable: { loaded: 900 }, canary: { loaded: 49 } }],
  ['9 networks had it', { stable: { loaded: 900 }, canary: { loaded: 80, byNetwork: { loaded: 9 } } }],
  ['hardly anybody had the stable build', { stable: { loaded: 49 }, canary: { loaded: 80 } }],
])('a watch says that there were too few visits when %s, and a script does not go on', async (_, counts) => {
  const { live, watch } = await aTeam();
  const portal = await aPortal(live, [{ stable: {}, canary: {} }, counts]);
  const { code, out, err } = await watch(portal, '--minutes', '0');
  expect([code, out, err]).toEqual([3, '', expect.stringContaining('Too few visits to say how remote-public 1.0.0-')]);
  expect((await live()).canary).toMatchObject({ percent: 10 });
});

test('a rollout whose pages ended a renderer once while it was watched is taken back, however many visits went well', async () => {
  const { live, watch } = await aTeam();
  const portal = await aPortal(live, [
    { stable: {}, canary: { faults: 1 } },
    { stable: { loaded: 900 }, canary: { loaded: 100, faults: 2 } },
  ]);
  const { code, err } = await watch(portal, '--minutes', '0');
  expect([code, err]).toEqual([1, expect.stringContaining('hung or ended the process that renders them (1 times)')]);
  expect((await live()).canary).toBeNull();
});

describe('a team that gives a rollout to all visitors', () => {
  const enough: PortalCounts = { stable: { loaded: 900 }, canary: { loaded: 100 } };
  const tooFew: PortalCounts = { stable: { loaded: 900 }, canary: { loaded: 12, byNetwork: { loaded: 4 } } };
  const counted = '12 loads of it in 4 networks, and 900 of the build that it is held against';

  async function aRollout(counts: PortalCounts, ask?: (question: string) => Promise<boolean>, variables = {}) {
    const team = await aTeam({ METRICS_TOKEN: token, ...variables }, ask);
    const { version } = await team.deployJson('canary', 'remote-public', '10');
    const portal = await aPortal(team.live, [counts]);
    const finish = (...more: string[]) => team.deploy('canary', 'remote-public', 'finish', '--portal', portal, ...more);
    return { ...team, version, finish };
  }

  test('is not asked when enough visits were counted', async () => {
    const { finish, live, version, deployJson } = await aRollout(enough, () => Promise.reject(new Error('asked')));
    expect((await finish()).code).toBe(0);
    expect(await live()).toMatchObject({ version, canary: null });
    expect(await deployJson('log', '--keep', '1')).toMatchObject([{ notChecked: [] }]);
  });

  test('is asked on a terminal when there were too few, and the log keeps the answer', async () => {
    const asked: string[] = [];
    const answers = [false, true];
    const { finish, live, version, deployJson } = await aRollout(tooFew, async (question) => {
      asked.push(question);
      return answers.shift() ?? false;
    });
    expect(await finish()).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') });
    expect((await live()).canary).toMatchObject({ version });
    expect((await finish()).code).toBe(0);
    expect(asked[0]).toContain(counted);
    expect(await live()).toMatchObject({ version, canary: null });
    expect(await deployJson('log', '--keep', '1')).toMatchObject([{ notChecked: ['visits'] }]);
  });

  test('is told in a script what to say instead', async () => {
    const { finish, live, version, deployJson } = await aRollout(tooFew);
    expect(await finish()).toMatchObject({ code: 1, err: expect.stringContaining(counted) });
    expect((await finish()).err).toContain('Say --without-evidence');
    expect((await live()).canary).toMatchObject({ version });
    expect((await finish('--without-evidence')).code).toBe(0);
    expect(await deployJson('log', '--keep', '1')).toMatchObject([{ notChecked: ['visits'] }]);
  });

  test('reads that nothing is known where the portal is not asked, or has set the build aside', async () => {
    const untold = await aRollout(enough, undefined, { METRICS_TOKEN: '' });
    expect((await untold.finish()).err).toContain('METRICS_TOKEN is not set');
    const setAside = await aRollout({ ...enough, canary: { loaded: 100, isSetAside: true } });
    expect((await setAside.finish()).err).toContain('was set aside there');
  });
});

const usualLcp = aPopulation(seededRandom(1), 2500, 0.5);
const slowerLcp = aPopulation(seededRandom(1), 2500, 0.5, 300);

/** What a portal counts while two in five visitors have slow devices, and those of the canary wait for so long. */
function growingCounts(samples: number, onSlow: typeof usualLcp): PortalCounts[] {
  const random = seededRandom(33);
  const seen = { stable: { slow: noVisits, fast: noVisits }, canary: { slow: noVisits, fast: noVisits } };
  return Array.from({ length: samples }, () => {
    seen.stable.slow = addCounts(seen.stable.slow, aHistogram(random, 400, usualLcp));
    seen.stable.fast = addCounts(seen.stable.fast, aHistogram(random, 600, usualLcp));
    seen.canary.slow = addCounts(seen.canary.slow, aHistogram(random, 400, onSlow));
    seen.canary.fast = addCounts(seen.canary.fast, aHistogram(random, 600, usualLcp));
    const part = ({ slow, fast }: typeof seen.stable) => ({
      loaded: countVisits(slow) + countVisits(fast),
      vitals: [
        { metric: 'LCP' as const, device: 'slow' as const, counts: [...slow] },
        { metric: 'LCP' as const, device: 'fast' as const, counts: [...fast] },
      ],
    });
    return { stable: part(seen.stable), canary: part(seen.canary) };
  });
}

test('a rollout that is 300 ms slower on slow devices alone is taken back, and the log says so', async () => {
  const { live, watch, deployJson, progress } = await aTeam();
  const portal = await aPortal(live, growingCounts(20, slowerLcp));
  const { code, err } = await watch(portal);
  expect(code).toBe(1);
  expect(err).toMatch(
    /slower in browsers: LCP on slow devices, p75 3\d{3} ms, .* and p75 3\d{3} ms, .* of the stable build \(a false alarm in at most 1 % of rollouts\)/,
  );
  expect((await live()).canary).toBeNull();
  const [last] = await deployJson('log');
  expect(last).toMatchObject({ act: expect.stringMatching(/ abort$/), why: expect.stringContaining('slow devices') });
  expect(progress.at(-1)).toMatch(/most suspect: LCP on slow devices .*, \d+ % of the evidence/);
});

test('a rollout that is as fast as the stable build runs through', async () => {
  const { live, watch, deployJson } = await aTeam();
  const counts = growingCounts(20, usualLcp);
  let samples = 0;
  const portal = await aPortal(async () => {
    samples += 1;
    if (samples === counts.length) await deployJson('canary', 'remote-public', 'finish');
    return live();
  }, counts);
  expect((await watch(portal)).code).toBe(0);
  const [last] = await deployJson('log');
  expect(last.act).toMatch(/ finish$/);
});

test.each<[string, number, number, string | undefined]>([
  ['too few visitors came to miss anybody', 200, 0, undefined],
  ['somebody has it', 3000, 1, undefined],
  ['nobody has it, where many came', 300, 0, 'no browser reported that it loaded, where some 33 loads'],
])('a rollout is silent or not when %s', (_, stable, canary, reason) => {
  const none = { loaded: 0, failed: 0, late: 0, threw: 0 };
  const loads = { candidate: { ...none, loaded: canary }, baseline: { ...none, loaded: stable } };
  const silence = findSilence(loads, loads, 10);
  expect(silence ?? '').toContain(reason ?? '');
  expect(silence === undefined).toBe(reason === undefined);
});

test('a watch ends when somebody else ends the rollout', async () => {
  const { live, watch, deployJson, progress } = await aTeam();
  let samples = 0;
  const portal = await aPortal(async () => {
    samples += 1;
    if (samples === 3) await deployJson('canary', 'remote-public', 'finish');
    return live();
  }, [{ stable: {}, canary: {} }]);
  expect((await watch(portal)).code).toBe(0);
  expect(progress.at(-1)).toBe('Somebody else ended the rollout of remote-public.');
});

test('nothing begins when the portal would tell nothing', async () => {
  const { live, watch, deploy } = await aTeam();
  const portal = await aPortal(live, []);
  const refused = await aTeam({ METRICS_TOKEN: 'another-secret-token' });
  expect((await refused.watch(portal)).err).toContain('answers 401: METRICS_TOKEN must be the one');
  expect((await refused.live()).canary).toBeNull();
  expect((await watch('http://127.0.0.1:1')).err).toContain('does not answer');
  expect((await watch('portal.example')).err).toContain('Give an address like https://portal.example');
  expect((await (await aTeam({})).watch(portal)).err).toContain('--watch needs METRICS_TOKEN');
  expect((await deploy('canary', 'remote-public', 'finish', '--watch', portal)).code).toBe(2);
  expect((await live()).canary).toBeNull();
});
