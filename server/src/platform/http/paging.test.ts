import fc from 'fast-check';
import { Rejection } from '../errors.ts';
import { encodeCursor, positionOf } from './paging.ts';

const position = fc.record({
  at: fc.date({ min: new Date(0), max: new Date('5000-01-01'), noInvalidDate: true }),
  id: fc.uuid(),
});

test('a reader goes on in a list exactly where the page ended', () => {
  fc.assert(fc.property(position, (given) => expect(positionOf(encodeCursor(given))).toEqual(given)));
});

const inBase64 = (text: string) => Buffer.from(text).toString('base64url');
const cursorLike = fc
  .tuple(fc.oneof(fc.integer(), fc.double(), fc.string()), fc.oneof(fc.uuid(), fc.string()))
  .map(([at, id]) => inBase64(`${at}.${id}`));

test('a visitor who makes up a cursor is rejected, or has a place in time to go on from', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), cursorLike), (cursor) => {
      try {
        expect(positionOf(cursor)?.at.getTime()).not.toBeNaN();
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        expect(error.statusCode).toBe(400);
      }
    }),
  );
});
