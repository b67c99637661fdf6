import { dragged, middle, squareOf } from './crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  [middle, { x: 100, y: 0, side: 200 }],
  [
    { zoom: 1, across: 0, down: 0 },
    { x: 200, y: 0, side: 200 },
  ],
  [
    { zoom: 1, across: 1, down: 1 },
    { x: 0, y: 0, side: 200 },
  ],
  [
    { zoom: 2, across: 0.5, down: 1 },
    { x: 150, y: 100, side: 100 },
  ],
])('of a wide picture %j takes %j', (crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

test('a picture dragged to the right shows more of its left', () => {
  expect(squareOf(wide, dragged(wide, middle, { x: 0.25, y: 0 })).x).toBe(50);
});

test('a picture cannot be dragged beyond its edge, nor where there is no room', () => {
  expect(squareOf(wide, dragged(wide, middle, { x: 9, y: 9 }))).toEqual({ x: 0, y: 0, side: 200 });
});
