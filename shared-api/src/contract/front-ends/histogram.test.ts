import { bucketOfQuantile, quantileOf } from './histogram.ts';
import { vitalBuckets } from './vitals.contract.ts';

const inBuckets = (visits: Record<number, number>) =>
  Array.from({ length: vitalBuckets }, (_, bucket) => visits[bucket] ?? 0);

test('a quantile lies in the bucket in which that share of the visits is reached', () => {
  const counts = inBuckets({ 10: 50, 20: 25, 30: 25 });
  expect([0.5, 0.75, 0.76].map((quantile) => bucketOfQuantile(counts, quantile))).toEqual([10, 20, 30]);
  expect(quantileOf(counts, 0.75)).toBeCloseTo(10 * 1.1 ** 20);
  expect(quantileOf(counts, 0.625)).toBeCloseTo(10 * 1.1 ** 19.5);
  expect(quantileOf(inBuckets({ 0: 9 }), 0.75)).toBe(10);
  expect(quantileOf(inBuckets({}), 0.75)).toBeNull();
});
