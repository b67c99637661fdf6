import { edgeOf, vitalBuckets } from 'shared-api/contract/vitals.contract';
import type { Sample } from './sequential-test.ts';

/** How many visits fell into each bucket. */
export type Counts = readonly number[];

export const noVisits: Counts = Array.from({ length: vitalBuckets }, () => 0);

export const countVisits = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0);

export const add = (one: Counts, other: Counts): Counts => one.map((count, bucket) => count + (other[bucket] ?? 0));

/** What was counted after `before`; nothing where a count went down, since the portal then forgot an old day. */
export function countsSince(before: Counts, now: Counts): Counts {
  const since = now.map((count, bucket) => count - (before[bucket] ?? 0));
  return since.some((count) => count < 0) ? since.map(() => 0) : since;
}

/** The visits, with those above a bucket as the bad ones. */
export function sampleAbove(counts: Counts, bucket: number): Sample {
  const sample = { visits: 0, bad: 0 };
  for (const [index, count] of counts.entries()) {
    sample.visits += count;
    if (index > bucket) sample.bad += count;
  }
  return sample;
}

/** The lowest bucket such that at least this share of the visits lies in it or below. */
export function bucketOfQuantile(counts: Counts, quantile: number): number {
  const wanted = quantile * countVisits(counts);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= wanted;
  });
}

/** A quantile in the unit of the metric, interpolated inside its bucket; null without visits. */
export function quantileOf(counts: Counts, quantile: number): number | null {
  const visits = countVisits(counts);
  if (visits === 0) return null;
  const bucket = bucketOfQuantile(counts, quantile);
  const below = countVisits(counts.slice(0, bucket));
  const inside = (quantile * visits - below) / (counts[bucket] ?? 1);
  return bucket === 0 ? edgeOf(0) : edgeOf(bucket - 1 + inside);
}
