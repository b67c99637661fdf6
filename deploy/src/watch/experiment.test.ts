import type { Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { deviceClasses } from 'shared-api/contract/front-ends/vitals.contract';
import { allowedExcess, falseAlarmRate } from '../limits.ts';
import { aBinomial, aHistogram, aPopulation, type Random, seededRandom } from '../testing/simulated-visits.ts';
import { type Counted, nothingCounted } from './counted.ts';
import { type Comparison, startExperiment } from './experiment.ts';

const loads = (changes: Partial<Loads> = {}): Loads => ({ loaded: 0, failed: 0, late: 0, threw: 0, ...changes });
const counted = (changes: Partial<Loads>): Counted => ({ loads: loads(changes), vitals: [] });

/** As the issue has it: two in five visits come from slow devices. */
const shares = { slow: 0.4, fast: 0.4, unknown: 0.2 };
const medians = { LCP: 2500, INP: 150, live: 1800 } as const;
const metrics = Object.keys(medians) as (keyof typeof medians)[];
const usual = {
  LCP: aPopulation(seededRandom(1), medians.LCP, 0.5),
  INP: aPopulation(seededRandom(2), medians.INP, 0.5),
  live: aPopulation(seededRandom(3), medians.live, 0.5),
};
/** LCP of builds that are slower by so many milliseconds. */
const delayed = new Map([300, 1000].map((delay) => [delay, aPopulation(seededRandom(1), medians.LCP, 0.5, delay)]));

const usualFailures = 0.02;

interface Fate {
  /** Added to LCP on slow devices. */
  delayMs?: number;
  failureShare?: number;
}

function someVisits(random: Random, visits: number, { delayMs = 0, failureShare = usualFailures }: Fate): Counted {
  const failures = aBinomial(random, visits, failureShare);
  const vitals = deviceClasses.flatMap((device) => {
    const ofDevice = aBinomial(random, visits, shares[device]);
    return metrics.map((metric) => {
      const isDelayed = metric === 'LCP' && device === 'slow';
      const population = (isDelayed && delayed.get(delayMs)) || usual[metric];
      return { metric, device, counts: aHistogram(random, ofDevice, population) };
    });
  });
  return { loads: loads({ loaded: visits - failures, failed: failures }), vitals };
}

interface Rollout extends Fate {
  samples: number;
  /** Of 100 visits between two looks. */
  percent: number;
  earlierVisits?: number;
  comparison?: Comparison;
}

/** The look that ended a rollout and how many visits the candidate had until then; null when none did. */
function simulate(random: Random, { samples, percent, earlierVisits = 1000, comparison = 'beside', ...fate }: Rollout) {
  const experiment = startExperiment(someVisits(random, earlierVisits, {}), comparison);
  let visits = 0;
  for (let sample = 1; sample <= samples; sample += 1) {
    const candidates = aBinomial(random, 100, percent / 100);
    const candidate = someVisits(random, candidates, fate);
    const baseline = comparison === 'beside' ? someVisits(random, 100 - candidates, {}) : nothingCounted;
    visits += candidates;
    const status = experiment.sample({ candidate, baseline });
    if (status.isWorse) return { status, visits };
  }
  return null;
}

const simulateMany = (rollouts: number, rollout: Rollout) => {
  const random = seededRandom(33);
  return Array.from({ length: rollouts }, () => simulate(random, rollout));
};
const countFound = (rollouts: number, rollout: Rollout) => simulateMany(rollouts, rollout).filter(Boolean).length;

test('a rollout of an equal build runs through, but for the false alarms that are stated', () => {
  expect(countFound(100, { samples: 25, percent: 20 })).toBeLessThanOrEqual(100 * falseAlarmRate);
});

test('a rollout runs through that fails exactly as much more often as is allowed', () => {
  const failureShare = usualFailures + allowedExcess;
  expect(countFound(100, { samples: 20, percent: 50, failureShare })).toBeLessThanOrEqual(100 * falseAlarmRate);
});

test('a release that is equal to the one before stays', () => {
  expect(countFound(100, { samples: 12, percent: 100, comparison: 'earlier' })).toBe(0);
});

test('a rollout that is slower for slow devices alone is found, but for one in ten, and its reason names them', () => {
  const found = simulateMany(10, { samples: 600, percent: 10, delayMs: 300 }).flatMap((rollout) => rollout ?? []);
  expect(found.length).toBeGreaterThanOrEqual(9);
  for (const { status } of found) expect(status.signal).toEqual({ metric: 'LCP', device: 'slow' });
});

test('a release that is much slower than the one before is found', () => {
  const found = simulateMany(10, { samples: 30, percent: 100, comparison: 'earlier', delayMs: 1000 });
  for (const rollout of found) expect(rollout?.status.signal).toEqual({ metric: 'LCP', device: 'slow' });
});

/** The trial of a build beside one that loaded well before, after one look. */
function judge(candidate: Partial<Loads>, baseline: Partial<Loads>, comparison: Comparison = 'beside') {
  const experiment = startExperiment(counted({ loaded: 990, failed: 10 }), comparison);
  return experiment.sample({ candidate: counted(candidate), baseline: counted(baseline) });
}

test.each<[string, Partial<Loads>, Partial<Loads>]>([
  ['nobody told anything yet', {}, {}],
  ['it comes up as well as the stable build', { loaded: 100, failed: 2 }, { loaded: 900, failed: 18 }],
  ['a few failures may be chance', { loaded: 3, threw: 2 }, { loaded: 900 }],
  ['everybody has poor lines today', { loaded: 80, late: 20 }, { loaded: 800, late: 180 }],
])('a rollout goes on while %s', (_, candidate, baseline) => {
  expect(judge(candidate, baseline).isWorse).toBe(false);
});

test.each<[string, Partial<Loads>, Partial<Loads>]>([
  ['cannot be had', { failed: 5 }, { loaded: 90 }],
  ['throws each time', { loaded: 5, threw: 5 }, { loaded: 90 }],
  ['throws', { loaded: 40, threw: 8 }, { loaded: 900 }],
  ['comes late', { loaded: 30, late: 10 }, { loaded: 900, late: 20 }],
])('a rollout ends when its build %s', (_, candidate, baseline) => {
  expect(judge(candidate, baseline)).toMatchObject({ isWorse: true, signal: 'troubles' });
});

test('a build that everybody has is held against the loads before', () => {
  expect(judge({ loaded: 94, failed: 6 }, {}, 'earlier').isWorse).toBe(false);
  expect(judge({ loaded: 70, failed: 30 }, {}, 'earlier').isWorse).toBe(true);
});

test('a build that hardly ever loads is taken back where nothing was counted before', () => {
  const experiment = startExperiment(nothingCounted, 'earlier');
  const candidate = counted({ loaded: 1, failed: 40 });
  expect(experiment.sample({ candidate, baseline: nothingCounted }).isWorse).toBe(true);
});

test('a rollout that goes wrong after a good hour is found', () => {
  const random = seededRandom(33);
  const experiment = startExperiment(someVisits(random, 1000, {}), 'beside');
  const sample = (fate: Fate) =>
    experiment.sample({ candidate: someVisits(random, 20, fate), baseline: someVisits(random, 80, {}) });
  for (let time = 0; time < 60; time += 1) sample({});
  const later = Array.from({ length: 8 }, () => sample({ failureShare: 0.5 }));
  expect(later.at(-1)).toMatchObject({ isWorse: true, signal: 'troubles' });
});
