import { bucketOf, vitalBuckets } from 'shared-api/contract/vitals.contract';

/** Numbers from 0 to 1 that are the same for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export type Random = ReturnType<typeof seededRandom>;

export function aNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How many of `visits` have something that each has with this probability. */
export function aBinomial(random: Random, visits: number, share: number): number {
  let count = 0;
  for (let visit = 0; visit < visits; visit += 1) if (random() < share) count += 1;
  return count;
}

/** A histogram of so many visits, each with a value of its own. */
export function aHistogram(visits: number, value: () => number): number[] {
  const counts = Array.from({ length: vitalBuckets }, () => 0);
  for (let visit = 0; visit < visits; visit += 1) {
    const bucket = bucketOf(value());
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** Milliseconds of a log-normal distribution. */
export const logNormal = (random: Random, median: number, sigma: number) => () =>
  median * Math.exp(sigma * aNormal(random));
