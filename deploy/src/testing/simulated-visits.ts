import { bucketOf, vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';

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

function aNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How many of `visits` have something that each has with this probability. */
export function aBinomial(random: Random, visits: number, share: number): number {
  let count = 0;
  for (let visit = 0; visit < visits; visit += 1) if (random() < share) count += 1;
  return count;
}

/** The values of many visits: a draw from them costs less than one from the distribution. */
type Population = readonly number[];

/** Milliseconds of a log-normal distribution, `delay` later. */
export const aPopulation = (random: Random, median: number, sigma: number, delay = 0): Population =>
  Array.from({ length: 20_000 }, () => bucketOf(median * Math.exp(sigma * aNormal(random)) + delay));

/** A histogram of so many visits of a population. */
export function aHistogram(random: Random, visits: number, population: Population): number[] {
  const counts = Array.from({ length: vitalBuckets }, () => 0);
  for (let visit = 0; visit < visits; visit += 1) {
    const bucket = population[Math.floor(random() * population.length)] ?? 0;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}
