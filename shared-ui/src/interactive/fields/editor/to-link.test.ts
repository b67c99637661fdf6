/** @jest-environment node */
import fc from 'fast-check';
import { toLink } from './to-link.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom('javascript:', 'data:', 'tel:', 'mailto:', '//', 'HTTPS://'), fc.string())
    .map((parts) => parts.join('')),
);

test('an author who types anything gets a page, a mail box or a phone, or no link', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const link = toLink(text);
      if (link === undefined) return;
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(link).protocol);
      expect(toLink(link)).toBe(link);
    }),
  );
});

test('an author who types the address of a page links to it, with or without its beginning', () => {
  const domain = fc.tuple(fc.domain(), fc.webPath()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(domain, (address) => {
      expect(toLink(address)).toBe(`https://${address}`);
      expect(toLink(`  https://${address} `)).toBe(`https://${address}`);
    }),
  );
});

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 12 });

test('an author who types a phone number, in groups or not, links to its digits', () => {
  const grouped = fc
    .tuple(
      fc.constantFrom('', '+'),
      fc.array(fc.tuple(digits, fc.constantFrom('', ' ', '-')), { minLength: 1, maxLength: 3 }),
    )
    .map(([plus, groups]) => plus + groups.flat().join(''));
  fc.assert(fc.property(grouped, (number) => expect(toLink(number)).toBe(`tel:${number.replaceAll(/[ -]/g, '')}`)));
});
