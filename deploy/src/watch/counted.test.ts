import type { Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import { type Counted, countedSince, countsOf } from './counted.ts';

const inBuckets = (visits: Record<number, number>) =>
  Array.from({ length: vitalBuckets }, (_, bucket) => visits[bucket] ?? 0);
const lcp = (visits: Record<number, number>) => ({
  metric: 'LCP' as const,
  device: 'slow' as const,
  counts: inBuckets(visits),
});
const counted = (loads: Partial<Loads>, ...vitals: Counted['vitals']): Counted => ({
  loads: { loaded: 0, failed: 0, late: 0, threw: 0, ...loads },
  vitals,
});

test('what was counted before a look does not count', () => {
  const before = counted({ failed: 90, loaded: 9 }, lcp({ 3: 5 }));
  const now = counted({ failed: 92, loaded: 10 }, lcp({ 3: 7, 4: 1 }));
  expect(countedSince(before, now)).toEqual(counted({ failed: 2, loaded: 1 }, lcp({ 3: 2, 4: 1 })));
});

test('a look at which the portal has forgotten a day counts nothing of what went down', () => {
  const before = counted({ failed: 90, loaded: 9 }, lcp({ 3: 5 }));
  const now = counted({ failed: 92, loaded: 5 }, lcp({ 3: 4, 4: 9 }));
  expect(countedSince(before, now)).toEqual(counted({}, lcp({})));
});

test('a metric that is counted for the first time counts from nothing', () => {
  expect(countedSince(counted({}), counted({}, lcp({ 3: 7 })))).toEqual(counted({}, lcp({ 3: 7 })));
  expect(countsOf(counted({}), { metric: 'INP', device: 'fast' })).toEqual(inBuckets({}));
});
