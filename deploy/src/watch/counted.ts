import type { Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { addCounts, type Counts, noVisits } from 'shared-api/contract/front-ends/histogram';
import {
  type DeviceClass,
  deviceClasses,
  type VitalMetric,
  type Vitals,
} from 'shared-api/contract/front-ends/vitals.contract';
import { TooFewVisits } from '../errors.ts';
import { minWatchedLoads, minWatchedNetworks } from '../limits.ts';
import { messages } from '../messages.ts';
import { countsSince } from './histogram.ts';

/** How a build fared in browsers, as counted since some moment. */
export interface Counted {
  loads: Loads;
  vitals: Vitals;
}

/** The same of all its visits, and of one visit of each network and day. */
export interface CountedTwice extends Counted {
  byNetwork: Counted;
}

/** What a build is judged by: its failures, or how a metric was on a class of devices. */
export type Signal = 'troubles' | { metric: VitalMetric; device: DeviceClass };

const judgedMetrics = ['LCP', 'INP', 'live'] as const;
export const signals: readonly Signal[] = [
  'troubles',
  ...judgedMetrics.flatMap((metric) => deviceClasses.map((device) => ({ metric, device }))),
];

export const nothingCounted: Counted = { loads: { loaded: 0, failed: 0, late: 0, threw: 0 }, vitals: [] };

export const failuresOf = ({ failed, late, threw }: Loads) => failed + late + threw;
/** How often a browser requested the build. */
export const triesOf = ({ loaded, failed, late }: Loads) => loaded + failed + late;
/** How many loads there are of the build, in networks, and of the other one. */
export interface Evidence {
  loads: number;
  networks: number;
  otherLoads: number;
}

/** Whether a build that fails could have been found out by so many visits. */
export const isEnough = ({ loads, networks, otherLoads }: Evidence) =>
  loads >= minWatchedLoads && networks >= minWatchedNetworks && otherLoads >= minWatchedLoads;

/** @throws TooFewVisits */
export function assertEnough(name: string, version: string, evidence: Evidence | null): void {
  const counted = evidence ?? { loads: 0, networks: 0, otherLoads: 0 };
  if (!isEnough(counted)) throw new TooFewVisits(messages.tooFewVisits(name, version, describeEvidence(counted)));
}

export const describeEvidence = ({ loads, networks, otherLoads }: Evidence) =>
  messages.visitsCounted(loads, networks, otherLoads);

export const toWords = (loads: Loads) => messages.loads(failuresOf(loads), triesOf(loads));

const toCounts = ({ loaded, failed, late, threw }: Loads): Counts => [loaded, failed, late, threw];
const toLoads = ([loaded = 0, failed = 0, late = 0, threw = 0]: Counts): Loads => ({ loaded, failed, late, threw });

/** Reports of failures are those above the first bucket. */
export function countsOf({ loads, vitals }: Counted, signal: Signal): Counts {
  if (signal === 'troubles') return [loads.loaded, failuresOf(loads)];
  const { metric, device } = signal;
  return vitals.find((vital) => vital.metric === metric && vital.device === device)?.counts ?? noVisits;
}

/** What was counted after `before`. */
export const countedSince = (before: Counted, now: Counted): Counted => ({
  loads: toLoads(countsSince(toCounts(before.loads), toCounts(now.loads))),
  vitals: now.vitals.map((vital) => ({ ...vital, counts: [...countsSince(countsOf(before, vital), vital.counts)] })),
});

export const addLoads = (one: Loads, other: Loads): Loads => toLoads(addCounts(toCounts(one), toCounts(other)));
