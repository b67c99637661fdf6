/** @jest-environment node */
import { randomFrom } from '../random.ts';
import { counted, countedNouns } from './counted-nouns.ts';

const students = { few: 'طلاب', many: 'طالبًا', other: 'طالب' };

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
  expect(counted(count, students)).toBe(text);
});

test('no sum ends in one or two', () => {
  const sums = Array.from({ length: 300 }, (_, seed) => Object.values(countedNouns(randomFrom(seed)))).flat();
  expect(sums.filter((text) => Number.parseInt(text, 10) % 100 === 1)).toEqual([]);
  expect(sums.filter((text) => Number.parseInt(text, 10) % 100 === 2)).toEqual([]);
});
