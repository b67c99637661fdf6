import fc from 'fast-check';
import { maskMessage, maskRoute } from './mask-personal.ts';

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  [`can't access property "map", members is undefined`, `can't access property "map", members is undefined`],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=amina',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  ['no member amina@portal.example', 'no member …'],
  ['call +213 (0) 555-12.34.56 now', 'call … now'],
  ['no post 0b0ca1f4-6a3c-4a5b-9c3e-1f0e2d3c4b5a', 'no post …'],
  [`Unexpected token 'A', "Amina Ben" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
  ["no office 'Amina Ben'", "no office '…'"],
  ['لا يوجد عضو اسمه أمينة', '… … … … …'],
  ['one\n  two', 'one two'],
])('a person who reads %s finds no person in it', (message, expected) => {
  expect(maskMessage(message)).toBe(expected);
});

test('whatever a browser says, it stays short and in letters of English', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => /^[\x20-\x7e…]{0,300}$/.test(maskMessage(text))));
});

test.each([
  ['/organization/dashboard', '/organization/dashboard'],
  ['/posts/0b0ca1f4-6a3c-4a5b-9c3e-1f0e2d3c4b5a', '/posts/:id'],
  ['/organization/provincial/16?secret=1#x', '/organization/provincial/:id'],
  ['/members/%D8%A3%D9%85%D9%8A%D9%86%D8%A9', '/members/:id'],
  ['/account/confirm/aVeryLongSecretThatNobodyElseMayKnowOf', '/account/confirm/:id'],
])('the route %s is kept as %s', (route, expected) => {
  expect(maskRoute(route)).toBe(expected);
});
