import fc from 'fast-check';
import * as v from 'valibot';
import { phoneTerm, toPhone } from './phone.ts';
import { PhoneNumber } from './phone-number.contract.ts';
import { shownPhone } from './shown-phone.ts';

const mobile = '+213550102030';

test.each([
  ['0550 10 20 30', mobile],
  ['0550102030', mobile],
  ['٠٥٥٠١٠٢٠٣٠', mobile],
  ['۰۵۵۰۱۰۲۰۳۰', mobile],
  ['٠٥٥٠ ۱۰ 20 ٣٠', mobile],
  ['\u202A+213 550 10 20 30\u202C', mobile],
  ['\u200E+213 550 10 20 30\u200F', mobile],
  ['\u2066+213\u2069 550\u200E 10 20 30', mobile],
  ['+213\u00a0550\u00a010\u00a020\u00a030', mobile],
  ['0550\u202f10\u202f20\u202f30', mobile],
  ['0550\u201110\u201120\u201130', mobile],
  ['0550–10—20−30', mobile],
  ['0550.10.20.30', mobile],
  ['0550/10/20/30', mobile],
  ['+213 (0) 550 10 20 30', mobile],
  ['\u202A+213 (0)\u00a0550\u00a010\u00a020\u00a030\u202C', mobile],
  ['00213 550 10 20 30', mobile],
  ['00213 (0) 550 10 20 30', mobile],
  ['٠٠٢١٣ ٥٥٠ ١٠ ٢٠ ٣٠', mobile],
  ['213550102030', mobile],
  ['+2130550102030', mobile],
  ['(0) 550 10 20 30', mobile],
  ['(0550) 10-20-30', mobile],
  ['\uff0b213 550 10 20 30', mobile],
  ['\uff10\uff15\uff15\uff10 10 20 30', mobile],
  ['550 10 20 30', mobile],
  ['021 63 14 99', '+21321631499'],
  ['+213 (0) 21 63 14 99', '+21321631499'],
  ['00213-21-63-14-99', '+21321631499'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['3030 2020', '30302020'],
])('a person who writes %j means %s', (typed, number) => {
  expect(v.safeParse(PhoneNumber, typed)).toMatchObject({ success: true, output: number });
});

test.each([
  '+ - ( ) -',
  '0550',
  '055010',
  '0550-abc',
  '0550 10 20 30 poste 12',
  '0550 10+20 30',
  '++213550102030',
  '+0550 10 20 3',
  '1'.repeat(16),
  '+213 550 10 20 30 / +213 550 10 20 31',
  'اتصل بي',
  '٠٫٥٥٠١٠٢٠٣٠',
  '½½½½½½½½½',
])('a person who writes %j is asked for a whole number', (typed) => {
  expect(v.safeParse(PhoneNumber, typed).issues?.map(({ message }) => message)).toEqual(['bad_phone']);
});

test.each([
  ['+213550102030', '0550 10 20 30'],
  ['+21321631499', '021 63 14 99'],
  ['+213 (0) 550-10-20-30', '+213 (0) 550-10-20-30'],
  ['0550102030', '0550 10 20 30'],
  ['+33612345678', '+33 612 34 56 78'],
  ['+12025550143', '+1 2025 55 01 43'],
  ['+35312345678', '+353 12 34 56 78'],
  ['30302020', '30 30 20 20'],
  ['029 10', '029 10'],
  ['', ''],
])('of the stored number «%s» a person sees «%s»', (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown);
});

test('a number that is shown is the one that is stored, when somebody types it again', () => {
  const national = fc.tuple(
    fc.constantFrom('0550', '0661', '0770', '021', '041'),
    fc.integer({ min: 0, max: 999_999 }),
  );
  const numbers = fc.oneof(
    national.map(([area, rest]) => `${area}${String(rest).padStart(6, '0')}`),
    fc.bigInt({ min: 1_000_000_0n, max: 999_999_999_999_999n }).map((digits) => `+${digits}`),
    fc.bigInt({ min: 1_000_000_0n, max: 999_999_999_999_999n }).map(String),
  );
  fc.assert(
    fc.property(numbers, (typed) => {
      const stored = toPhone(typed) ?? '';
      expect(toPhone(stored)).toBe(stored);
      expect(toPhone(shownPhone(stored))).toBe(stored);
    }),
  );
});

test.each([
  ['+213771234568', '0771 23 45 68'],
  ['+213771234568', '0771234568'],
  ['+213771234568', '+213771234568'],
  ['+213771234568', '00213 771 23 45 68'],
  ['+213771234568', '+213 (0) 771-23-45-68'],
  ['+213771234568', '213771234568'],
  ['+213771234568', '771234568'],
  ['+213771234568', '٠٧٧١٢٣٤٥٦٨'],
  ['+213771234568', '\u202A۰۷۷۱ ۲۳ ۴۵ ۶۸\u202C'],
  ['+213771234568', '0771'],
  ['+213771234568', '4568'],
  ['+213771234568', '+21377'],
  ['+213771234568', '00213'],
  ['+213771234568', '0771.23'],
  ['+33612345678', '0033 6 12 34'],
  ['30302020', '3030-20'],
])('who looks for %s finds it by %j', (stored, typed) => {
  expect(stored).toContain(phoneTerm(typed));
});

test.each([
  '',
  '213',
  '+213',
  '+213 (0)',
  '0000',
  'أمين',
  'a2026',
  '0550 10 20 30 أمين',
  '1'.repeat(30),
  `${' '.repeat(50)}x`,
])('who looks for %j looks for no number', (typed) => {
  expect(phoneTerm(typed)).toBeUndefined();
});
