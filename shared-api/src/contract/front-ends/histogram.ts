import { edgeOf, vitalBuckets } from './vitals.contract.ts';

/** How many visits fell into each bucket. */
export type Counts = readonly number[];

export const noVisits: Counts = Array.from({ length: vitalBuckets }, () => 0);

/** Fewer visits say too little about where the quantiles are. */
export const minVisitsForQuantiles = 50;

export const countVisits = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0);

export const addCounts = (one: Counts, other: Counts): Counts =>
  one.map((count, bucket) => count + (other[bucket] ?? 0));

/** The lowest bucket such that at least this share of the visits lies in it or below. */
export function bucketOfQuantile(counts: Counts, quantile: number): number {
  const wanted = quantile * countVisits(counts);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= wanted;
  });
}

/** The value, in the unit of the metric, below which this share of a bucket's visits lies. */
export const valueInside = (bucket: number, share: number): number =>
  bucket === 0 ? edgeOf(0) : edgeOf(bucket - 1 + share);

/** A quantile in the unit of the metric, interpolated inside its bucket; null without visits. */
export function quantileOf(counts: Counts, quantile: number): number | null {
  const visits = countVisits(counts);
  if (visits === 0) return null;
  const bucket = bucketOfQuantile(counts, quantile);
  const below = countVisits(counts.slice(0, bucket));
  return valueInside(bucket, (quantile * visits - below) / (counts[bucket] ?? 1));
}
