import type { Counts } from 'shared-api/contract/front-ends/histogram';
import type { Sample } from './sequential-test.ts';

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
