import { growthRate } from './growth-rate.ts';

test.each([
  [{ total: 0, added: 0 }, 0],
  [{ total: 5, added: 5 }, 0],
  [{ total: 110, added: 10 }, 10],
  [{ total: 4, added: 1 }, 33.3],
  [{ total: 7, added: 0 }, 0],
])('%j grows by %d percent', (counts, rate) => {
  expect(growthRate(counts)).toBe(rate);
});
