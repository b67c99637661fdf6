/** @jest-environment node */
import fc from 'fast-check';
import { cutText, graphemesOf } from './cut-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('ب', 'مَّ', '👨‍👩‍👧‍👦', ' ', '،', '-', '\r\n'), maxLength: 60 }),
);

test('a reader sees the beginning of a text, of so many characters at most, none of them broken', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, length) => {
      const cut = cutText(whole, length);
      const all = graphemesOf(whole.trim());
      if (all.length <= length) return expect(cut).toBe(whole.trim());
      expect(cut.endsWith('…')).toBe(true);
      const shown = graphemesOf(cut.slice(0, -1));
      expect(shown.length).toBeLessThanOrEqual(length);
      expect(shown).toEqual(all.slice(0, shown.length));
    }),
  );
});
