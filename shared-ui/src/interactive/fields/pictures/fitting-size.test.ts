import { fittingSize } from './fitting-size.ts';

test.each([
  ['a photo', [4000, 3000], [1600, 1200]],
  ['a portrait', [3000, 4000], [1600, 2133]],
  ['a small picture', [600, 400], [600, 400]],
  ['a long picture of a screen', [1080, 12_000], [1080, 12_000]],
  ['a longer one', [1080, 20_000], [884, 16_383]],
  ['one with more pixels than a phone can draw', [1600, 12_000], [1460, 10_954]],
  ['a panorama', [16_000, 900], [1600, 90]],
  ['a line', [20_000, 1], [1600, 1]],
  ['a dot', [1, 1], [1, 1]],
])('a member who sends %s sends it in a size in which it can be read', (_, [width = 0, height = 0], expected) => {
  const fitting = fittingSize({ width, height });
  expect([fitting.width, fitting.height]).toEqual(expected);
});
