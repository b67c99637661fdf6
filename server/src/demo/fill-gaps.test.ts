import { counted, countedNouns, fillGaps } from './fill-gaps.ts';
import { randomFrom } from './random.ts';
import texts from './texts/posts.json' with { type: 'json' };

test.each([
  [3, '3 طلاب'],
  [10, '10 طلاب'],
  [11, '11 طالبًا'],
  [99, '99 طالبًا'],
  [100, '100 طالب'],
  [110, '110 طلاب'],
  [120, '120 طالبًا'],
  [200, '200 طالب'],
])('%i counts its noun as Arabic does', (count, text) => {
  expect(counted(count, texts.nouns.students)).toBe(text);
});

test('no number of the demo texts ends in one or two', () => {
  const sums = Array.from({ length: 300 }, (_, seed) =>
    Object.values(countedNouns(randomFrom(seed), texts.nouns)),
  ).flat();
  expect(sums.filter((text) => [1, 2].includes(Number.parseInt(text, 10) % 100))).toEqual([]);
});

test('an author of demo texts who names an unknown gap is told which', () => {
  expect(() => fillGaps('يوم {day} في {palce}', { day: 'الأحد' })).toThrow('{palce}');
});
