import { addCounts } from 'shared-api/contract/front-ends/histogram';
import { vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import { aBinomial, aHistogram, aPopulation, type Random, seededRandom } from '../testing/simulated-visits.ts';
import { addLoads, type Counted, type CountedTwice, countsOf, nothingCounted } from './counted.ts';
import { type Comparison, type ExperimentStatus, startExperiment, startJointExperiment } from './experiment.ts';

const lcpOnSlow = { metric: 'LCP', device: 'slow' } as const;
const usualLcp = aPopulation(seededRandom(1), 2500, 0.5);
const visitsPerSample = 100;

interface Fate {
  failureShare?: number;
}

const toCounted = (loaded: number, failed: number, lcp: readonly number[]): Counted => ({
  loads: { ...nothingCounted.loads, loaded, failed },
  vitals: [{ ...lcpOnSlow, counts: [...lcp] }],
});

function someVisits(random: Random, visits: number, { failureShare = 0.02 }: Fate = {}): Counted {
  const failed = aBinomial(random, visits, failureShare);
  return toCounted(visits - failed, failed, aHistogram(random, aBinomial(random, visits, 0.4), usualLcp));
}

const sumOf = (one: Counted, other: Counted): Counted => ({
  loads: addLoads(one.loads, other.loads),
  vitals: [{ ...lcpOnSlow, counts: [...addCounts(countsOf(one, lcpOnSlow), countsOf(other, lcpOnSlow))] }],
});
const sumOfBoth = (one: CountedTwice, other: CountedTwice): CountedTwice => ({
  ...sumOf(one, other),
  byNetwork: sumOf(one.byNetwork, other.byNetwork),
});

/** So many visits, of which so many are the first of their network. */
function ofNetworks(random: Random, visits: number, first: number, fate?: Fate): CountedTwice {
  const byNetwork = someVisits(random, first, fate);
  return { ...sumOf(byNetwork, someVisits(random, visits - first, fate)), byNetwork };
}

/** How many of so many visits are the first of their network, whichever build they have, as the server counts. */
function aPortalsNetworks(random: Random, networks: number) {
  const seen = new Set<number>();
  return (visits: number) => {
    const before = seen.size;
    for (let visit = 0; visit < visits; visit += 1) seen.add(Math.floor(random() * networks));
    return seen.size - before;
  };
}

const at = (bucket: number, visits: number) =>
  Array.from({ length: vitalBuckets }, (_, index) => (index === bucket ? visits : 0));
/** Forty visits of one network, the first of which stands for it or not. */
const flood = (isBad: boolean, counts: boolean): CountedTwice => {
  const told = (visits: number) =>
    isBad ? toCounted(0, visits, at(vitalBuckets - 1, visits)) : toCounted(visits, 0, at(0, visits));
  return { ...told(40), byNetwork: told(counts ? 1 : 0) };
};

interface Experiment {
  comparison: Comparison;
  /** Of the visitors, who have the candidate. */
  percent: number;
  samples: number;
  /** Where the portal's visitors are, each as often as another. */
  networks: number;
  fate?: Fate;
  /** Whether one network sends forty failed and slow visits of the candidate, and fast ones of the other, between all looks. */
  isFlooded?: boolean;
}

type Judge = (
  before: CountedTwice,
  comparison: Comparison,
) => { sample: (now: Record<'candidate' | 'baseline', CountedTwice>) => ExperimentStatus };

/** The visits that the candidate had when it was found worse; undefined when it was not. */
function simulate(
  random: Random,
  { comparison, percent, samples, networks, fate, isFlooded = false }: Experiment,
  start: Judge,
) {
  const earlier = ofNetworks(random, 1000, 500);
  // seven days of fast visits make the other build look better
  const week = { ...flood(false, true), byNetwork: toCounted(7, 0, at(0, 7)) };
  const experiment = start(isFlooded ? sumOfBoth(earlier, week) : earlier, comparison);
  const firstOf = aPortalsNetworks(random, networks);
  // a watch over midnight hears the network twice
  const turns = [1, 1 + Math.ceil(random() * samples)];
  let visits = 0;
  for (let sample = 1; sample <= samples; sample += 1) {
    const first = firstOf(visitsPerSample);
    const candidates = aBinomial(random, visitsPerSample, percent / 100);
    const firstCandidates = Math.min(candidates, aBinomial(random, first, percent / 100));
    visits += candidates;
    const honest = {
      candidate: ofNetworks(random, candidates, firstCandidates, fate),
      baseline: ofNetworks(
        random,
        visitsPerSample - candidates,
        Math.min(visitsPerSample - candidates, first - firstCandidates),
      ),
    };
    const now = isFlooded
      ? {
          candidate: sumOfBoth(honest.candidate, flood(true, turns.includes(sample))),
          baseline: sumOfBoth(honest.baseline, flood(false, false)),
        }
      : honest;
    if (experiment.sample(now).isWorse) return visits;
  }
  return undefined;
}

function simulateMany(times: number, experiment: Experiment, start: Judge = startJointExperiment) {
  const random = seededRandom(33);
  return Array.from({ length: times }, () => simulate(random, experiment, start)).flatMap((visits) => visits ?? []);
}
const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Infinity;

const canary: Experiment = { comparison: 'beside', percent: 10, samples: 12, networks: 400 };
const half: Experiment = { ...canary, percent: 50 };
const release: Experiment = { comparison: 'earlier', percent: 100, samples: 12, networks: 400 };

test.each([
  ['canaries for a tenth', canary],
  ['canaries for half', half],
  ['releases', release],
])('one network takes back 0 of 1 000 %s that fare as well as the build before', (_, experiment) => {
  expect(simulateMany(1000, { ...experiment, isFlooded: true })).toHaveLength(0);
});

test.each([
  ['canary for a tenth', canary],
  ['canary for half', half],
  ['release', release],
])('by all visits alone it would take back every %s', (_, experiment) => {
  expect(simulateMany(20, { ...experiment, isFlooded: true }, startExperiment)).toHaveLength(20);
});

const few = 400;
const many = 20_000;

test.each<[string, number, number, Experiment]>([
  ['nine in ten loads of a canary fail', 0.9, few, canary],
  ['a fifth of the loads of a canary fails', 0.2, many, canary],
  ['nine in ten loads of a release fail', 0.9, few, release],
  ['a fifth of the loads of a release fails', 0.2, many, release],
])(
  'from several networks it is found about as soon as by all visits when %s',
  (_, failureShare, networks, experiment) => {
    const broken = { ...experiment, networks, fate: { failureShare }, samples: 40 };
    const [found, byAll] = [simulateMany(41, broken), simulateMany(41, broken, startExperiment)];
    expect([found.length, byAll.length]).toEqual([41, 41]);
    expect(medianOf(found)).toBeLessThanOrEqual(2 * medianOf(byAll));
  },
);
