/** @jest-environment node */
import * as v from 'valibot';
import { boundedText, visibleLength } from './text.contract.ts';

test.each([
  ['سلام', 4],
  ['سَلَامٌ', 4],
  ['👩‍👩‍👧', 1],
  ['', 0],
])('a person sees %j as %i characters', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test.each([
  ['أ', false],
  ['  أب  ', true],
  ['أبجد', true],
  ['أبجده', false],
])('a field of 2 to 4 characters holds %j: %s', (text, holds) => {
  expect(v.is(boundedText([2, 4]), text)).toBe(holds);
});

test('a refused text says by how many characters', () => {
  const issuesOf = (text: string) => v.safeParse(boundedText([2, 4]), text).issues?.map(({ message }) => message);
  expect(issuesOf('أ')).toEqual(['too_short:2']);
  expect(issuesOf('أبجده')).toEqual(['too_long:4']);
});
