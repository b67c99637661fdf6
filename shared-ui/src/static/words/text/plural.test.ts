/** @jest-environment node */
import fc from 'fast-check';
import { formatCount, plural } from './numbers.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: '# few', many: '# many', other: '# other' };

/** The rules of CLDR for Arabic, by hand. */
function categoryOf(count: number) {
  const rest = count % 100;
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  if (rest >= 3 && rest <= 10) return 'few';
  return rest >= 11 ? 'many' : 'other';
}

test('a reader reads every number in the form that its grammar asks for', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(1200), fc.maxSafeNat()), (count) => {
      const category = categoryOf(count);
      const isNumbered = forms[category].includes('#');
      expect(plural(count, forms)).toBe(isNumbered ? `${formatCount(count)} ${category}` : category);
    }),
  );
});
