import fc from 'fast-check';
import { organisation } from '../offices/organisation.ts';
import { phoneHref } from './phone-href.ts';
import { splitAtPhoneNumbers } from './phone-numbers.ts';

const linksOf = (text: string) => splitAtPhoneNumbers(text).filter((piece) => typeof piece !== 'string');

test.each([
  ['0661 23 45 67', 'tel:0661234567'],
  ['0661234567', 'tel:0661234567'],
  ['06 61 23 45 67', 'tel:0661234567'],
  ['0661.23.45.67', 'tel:0661234567'],
  ['0770-12-34-56', 'tel:0770123456'],
  ['0550 123 456', 'tel:0550123456'],
  ['0550\u00a012\u00a034\u00a056', 'tel:0550123456'],
  ['021 63 14 99', 'tel:021631499'],
  ['041631499', 'tel:041631499'],
  ['+213 21 63 14 99', 'tel:+21321631499'],
  ['+213661234567', 'tel:+213661234567'],
  ['+213 661 234 567', 'tel:+213661234567'],
  ['00213 661 23 45 67', 'tel:+213661234567'],
  ['+213 (0) 21 63 14 99', 'tel:+21321631499'],
  ['+213 0661 23 45 67', 'tel:+213661234567'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['+1 (202) 555-0143', 'tel:+12025550143'],
  ['+32 2 123 45 67', 'tel:+3221234567'],
])('a reader calls %s by a press, wherever in a sentence it stands', (number, href) => {
  for (const [before, after] of [
    ['', ''],
    ['اتصلوا بنا على الرقم ', ' من الأحد إلى الخميس.'],
    ['الهاتف:', '.'],
    ['(', ')'],
    ['و', '، '],
    ['سنة 2026، ', ' في 2026'],
  ]) {
    const expected = [before, { number, href }, after].filter((piece) => piece !== '');
    expect(splitAtPhoneNumbers(`${before}${number}${after}`)).toEqual(expected);
  }
});

test.each(['021 63 14 99 / 0661 23 45 67', '021 63 14 99/0661 23 45 67', '021631499 0661234567'])(
  'a reader of two numbers calls either: %s',
  (text) => {
    expect(linksOf(text).map(({ href }) => href)).toEqual(['tel:021631499', 'tel:0661234567']);
  },
);

test.each([
  '2026',
  '1999-2026',
  '05-09-2026 10',
  '05/09/2026 10:30',
  '05.09.2026',
  '2026-07-05 06:07:08',
  '05-09-2026 10:30',
  '09:00 - 15:00',
  '1 250 000 000 دج',
  '+1 500 000 000',
  '+50 000 000 دج',
  '0,0661234567',
  '0.0661234567',
  '12 500,00 دج',
  '50%',
  '1021',
  '007 99999 0012345678 90',
  '00799999001234567890',
  '202134567890',
  '06612345678',
  'N0661234567',
  '0661234567x',
  'https://portal.example/0661234567',
  'https://portal.example/?tel=0661234567',
  '0661 23 45 67 89 12',
  '192.168.021.631',
  '٢٠٢٦',
])('a reader finds no call in %s', (text) => {
  expect(linksOf(text)).toEqual([]);
});

const twoDigits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'));
const aDay = fc.tuple(twoDigits(1, 31), twoDigits(1, 12), fc.integer({ min: 1900, max: 2099 }).map(String));
const separator = fc.constantFrom('-', '/', '.', ' ');

test('no day, no hour after it and no span of days is a number to call', () => {
  fc.assert(
    fc.property(aDay, aDay, separator, twoDigits(0, 23), twoDigits(0, 59), (from, to, between, hour, minute) => {
      const [first, second] = [from.join(between), to.join(between)];
      const backwards = from.toReversed().join(between);
      const texts = [
        first,
        backwards,
        `${first} ${hour}:${minute}`,
        `${backwards} ${hour}:${minute}`,
        `${first} - ${second}`,
      ];
      for (const text of texts) expect(linksOf(text)).toEqual([]);
    }),
  );
});

test('no amount is a number to call, however its thousands are parted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.constantFrom(' ', '.', ',', '\u00a0'),
      (amount, between) => {
        const grouped = String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, between);
        for (const text of [`${amount} دج`, `${grouped} دج`, `+${grouped}`, `${grouped},00`])
          expect(linksOf(text)).toEqual([]);
      },
    ),
  );
});

test('nothing of any text is lost between the pieces', () => {
  const words = fc.array(fc.constantFrom('0661 23 45 67', '+213', ' ', '0', '21', '-', 'هاتف', '(', ')', '.'));
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('');
      const joined = splitAtPhoneNumbers(text).map((piece) => (typeof piece === 'string' ? piece : piece.number));
      expect(joined.join('')).toBe(text);
    }),
  );
});

test('a visitor who calls the organisation reaches the number that it shows', () => {
  expect(organisation.phoneHref).toBe(phoneHref(organisation.phone));
});
