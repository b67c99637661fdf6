import type { FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import { addCounts, type Counts, countVisits, noVisits, quantileOf } from 'shared-api/contract/front-ends/histogram';
import type { DeviceClass, VitalMetric } from 'shared-api/contract/front-ends/vitals.contract';
import { nothing } from '../../messages.ts';
import { messages } from './messages.ts';

/** In the order of the colours of a bar: the second stands out. */
export const shownDevices: readonly DeviceClass[] = ['fast', 'slow', 'unknown'];

/** Of all these versions together. */
export const countsOf = (versions: readonly FrontEndVersion[], metric: VitalMetric, device: DeviceClass): Counts =>
  versions
    .flatMap(({ vitals }) => vitals)
    .filter((vital) => vital.metric === metric && vital.device === device)
    .reduce<Counts>((sum, { counts }) => addCounts(sum, counts), noVisits);

/** Of all devices together. */
export const allCountsOf = (version: FrontEndVersion, metric: VitalMetric): Counts =>
  shownDevices.reduce<Counts>((sum, device) => addCounts(sum, countsOf([version], metric, device)), noVisits);

/** The unit of each metric; the same for all its values, so that they can be compared. */
const units: Record<VitalMetric, (value: number) => string> = {
  LCP: messages.seconds,
  INP: messages.milliseconds,
  CLS: messages.shift,
  TTFB: messages.milliseconds,
  live: messages.seconds,
};

export const toWords = (metric: VitalMetric, value: number) => units[metric](value);

/** The p75 in words. */
export function describeP75(metric: VitalMetric, counts: Counts): string {
  const p75 = quantileOf(counts, 0.75);
  return p75 === null ? nothing : toWords(metric, p75);
}

/** With the visits that it was taken from. */
export const describeCounts = (metric: VitalMetric, counts: Counts) =>
  countVisits(counts) === 0 ? nothing : messages.withVisits(describeP75(metric, counts), countVisits(counts));
