import fc from 'fast-check';
import { limits } from 'shared-api/contract/limits';
import { visibleLength } from 'shared-api/contract/text/text.contract';
import { toExcerpt, toPlainText } from './plain-text.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Signs of every script, and those that mean something in HTML. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'<>&";/ بَ', '&lt;', 'amp;') }),
);

test('a reader of a card reads the words as their author typed them', () => {
  fc.assert(
    fc.property(typed, (words) =>
      expect(toPlainText(`<p><strong>${toHtml(words)}</strong></p>`)).toBe(words.replace(/\s+/g, ' ').trim()),
    ),
  );
});

test('a reader of a card sees no tag, whatever the author sent', () => {
  const sent = fc.array(
    fc.constantFrom('<p>', '</p>', '<br>', '<li>', '<b', '<a href="/x">', '>', '</h2>', 'نص ', '<'),
  );
  fc.assert(
    fc.property(sent, (pieces) => {
      const shown = toPlainText(sanitiseRichText(pieces.join('')));
      expect(shown).not.toMatch(/<\/?(?:p|br|li|a|h2)\b[^<]*>/);
    }),
  );
});

test('a reader of a card reads the items of a list in a list apart', () => {
  expect(toPlainText('<ul><li>أ<ul><li>ب<ol dir="rtl"><li>ج</li></ol></li></ul></li><li>د</li></ul><p>ه</p>')).toBe(
    'أ · ب · ج · د · ه',
  );
});

const character = fc.constantFrom('a', 'ب', 'بَّ', '👨‍👩‍👧‍👦', '🇩🇿', 'é', ' ');

test('an excerpt is the beginning of the text, of no more characters than a person counts, none of them broken', () => {
  fc.assert(
    fc.property(fc.array(character, { minLength: 290, maxLength: 310 }), (characters) => {
      const excerpt = toExcerpt(characters.join(''));
      expect(visibleLength(excerpt)).toBeLessThanOrEqual(limits.excerptLength);
      expect(excerpt).toBe(characters.slice(0, limits.excerptLength).join(''));
    }),
    { numRuns: 50 },
  );
});
