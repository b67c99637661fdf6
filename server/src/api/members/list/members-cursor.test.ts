import fc from 'fast-check';
import { Rejection } from '../../../platform/errors.ts';
import { encodeMemberCursor, type MemberPosition, memberPositionOf } from './members-cursor.ts';

const joined = fc
  .date({ min: new Date('2000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const position: fc.Arbitrary<MemberPosition> = fc.oneof(
  fc.record({
    sort: fc.constantFrom('name', '-name'),
    key: fc.string({ unit: 'grapheme' }),
    id: fc.uuid(),
  }),
  fc.record({ sort: fc.constantFrom('createdAt', '-createdAt'), key: joined, id: fc.uuid() }),
);

test('staff goes on in a list of members exactly where the page ended', () => {
  fc.assert(
    fc.property(position, (given) => expect(memberPositionOf(encodeMemberCursor(given), given.sort)).toEqual(given)),
  );
});

const year = fc.integer({ min: -271_821, max: 275_760 }).map(String);
const madeUpKey = fc.oneof(fc.string(), year, joined, fc.date({ noInvalidDate: true }).map(String));
const cursorLike = fc
  .record({
    s: fc.oneof(fc.constantFrom('createdAt', '-createdAt', 'name'), fc.string()),
    k: fc.oneof(madeUpKey, fc.jsonValue()),
    i: fc.oneof(fc.uuid(), fc.string()),
  })
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));

test('a member of the staff who makes up a cursor is rejected, or has a key that the database can compare', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), cursorLike), (cursor) => {
      try {
        const position = memberPositionOf(cursor, 'createdAt');
        expect(position?.key).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        expect(error.statusCode).toBe(400);
      }
    }),
  );
});
