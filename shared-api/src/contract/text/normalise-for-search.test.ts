import fc from 'fast-check';
import { normaliseForSearch } from './normalise-for-search.ts';

const marks = ['\u064B', '\u064E', '\u0651', '\u0652', '\u0670', '\u0640'];
const alike = [
  ['ا', 'أ', 'إ', 'آ', 'ٱ', 'ا\u0654', 'ا\u0655', 'ا\u0653'],
  ['ه', 'ة'],
  ['ي', 'ى', 'ئ', 'ي\u0654'],
  ['و', 'ؤ', 'و\u0654'],
  ['é', 'É'],
  ['س'],
  [' '],
];
/** One word in two spellings: each letter in one of its forms, with or without marks. */
const spelling = fc
  .array(
    fc.constantFrom(...alike).chain((forms) => {
      const letter = fc
        .tuple(fc.constantFrom(...forms), fc.subarray(marks, { maxLength: 2 }))
        .map(([form, added]) => form + added.join(''));
      return fc.tuple(letter, letter);
    }),
    { maxLength: 12 },
  )
  .map((letters) => [letters.map(([one]) => one).join(''), letters.map(([, other]) => other).join('')] as const);

test('a visitor finds a word however its hamza, its ta and its marks are spelt', () => {
  fc.assert(fc.property(spelling, ([one, other]) => expect(normaliseForSearch(one)).toBe(normaliseForSearch(other))));
});

test('a visitor who searches for what search itself shows searches for the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) =>
      expect(normaliseForSearch(normaliseForSearch(text))).toBe(normaliseForSearch(text)),
    ),
  );
});
