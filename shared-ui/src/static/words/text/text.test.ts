/** @jest-environment node */
import { cutText } from './cut-text.ts';
import { exactDate, exactDay } from './exact-date.ts';
import { plural } from './numbers.ts';
import { relativeTime } from './relative-time.tsx';

describe('cutting a text', () => {
  test.each([
    ['a short text stays whole', 'نص قصير', 20, 'نص قصير'],
    ['a text of exactly that length stays whole', 'سلام', 4, 'سلام'],
    ['no word is broken', 'شارك الطلبة في الحملة', 16, 'شارك الطلبة في…'],
    ['a word that just fits stays', 'شارك الطلبة في الحملة', 11, 'شارك الطلبة…'],
    ['a mark before the cut goes', 'أولا، ثانيا ثالثا', 7, 'أولا…'],
    ['a letter with its marks counts as one', 'مُحَمَّدٌ', 4, 'مُحَمَّدٌ'],
    ['an emoji of several code points counts as one', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
    ['a first word longer than the bound is broken', 'abcdefghij', 4, 'abcd…'],
  ])('%s', (_, text, length, expected) => {
    expect(cutText(text, length)).toBe(expected);
  });
});

test.each([
  [0, 'لا منشور'],
  [1, 'منشور واحد'],
  [2, 'منشوران'],
  [3, '3 منشورات'],
  [11, '11 منشورا'],
  [100, '100 منشور'],
  [1103, '1.103 منشورات'],
])('%i posts are counted in the right one of the six forms', (count, expected) => {
  const forms = {
    zero: 'لا منشور',
    one: 'منشور واحد',
    two: 'منشوران',
    few: '# منشورات',
    many: '# منشورا',
    other: '# منشور',
  };
  expect(plural(count, forms)).toBe(expected);
});

test.each([
  ['2026-11-21T11:59:40Z', 'الآن'],
  ['2026-11-21T11:57:00Z', 'قبل 3 دقائق'],
  ['2026-11-21T10:00:00Z', 'قبل ساعتين'],
  ['2026-11-20T11:00:00Z', 'أمس'],
  ['2026-11-19T13:00:00Z', 'أول أمس'],
  ['2026-11-16T12:00:00Z', 'قبل 5 أيام'],
  ['2026-11-10T12:00:00Z', 'الأسبوع الماضي'],
  ['2026-08-01T12:00:00Z', 'قبل 3 أشهر'],
  ['2024-11-01T12:00:00Z', 'قبل سنتين'],
])('what happened at %s is told as %s', (iso, expected) => {
  expect(relativeTime(iso, new Date('2026-11-21T12:00:00Z'))).toBe(expected);
});

// of 2026 and 2027: 1 November 2026 is a Sunday, 1 January 2027 a Friday
test.each([
  // a year
  ['2025-02-10', '2027-01-20', 'قبل سنة'],
  ['2025-12-31', '2027-01-01', 'قبل سنة'],
  ['2026-01-10', '2027-01-20', 'السنة الماضية'],
  ['2026-02-10', '2027-01-20', 'قبل 11 شهرًا'],
  ['2025-01-20', '2027-01-20', 'قبل سنتين'],
  ['2024-02-29', '2025-02-28', 'قبل 11 شهرًا'],
  ['2015-06-01', '2027-01-20', 'قبل 11 سنة'],
  // a month
  ['2027-01-01', '2027-01-31', 'قبل 30 يومًا'],
  ['2026-09-21', '2026-11-05', 'قبل شهر'],
  ['2026-10-05', '2026-11-05', 'الشهر الماضي'],
  ['2026-10-01', '2026-11-30', 'الشهر الماضي'],
  ['2026-12-01', '2027-01-05', 'الشهر الماضي'],
  ['2026-11-30', '2027-01-01', 'قبل شهر'],
  ['2026-09-05', '2026-11-05', 'قبل شهرين'],
  ['2026-10-31', '2026-11-01', 'أمس'],
  ['2026-02-01', '2026-03-01', 'قبل 28 يومًا'],
  // a week, which begins on Sunday
  ['2026-11-08', '2026-11-21', 'الأسبوع الماضي'],
  ['2026-11-14', '2026-11-21', 'الأسبوع الماضي'],
  ['2026-11-07', '2026-11-15', 'قبل 8 أيام'],
  ['2026-11-07', '2026-11-20', 'قبل 13 يومًا'],
  ['2026-11-14', '2026-11-15', 'أمس'],
  ['2026-11-07', '2026-11-21', 'قبل أسبوعين'],
  ['2026-10-29', '2026-11-21', 'قبل 3 أسابيع'],
  // what is to come
  ['2027-01-31', '2027-01-01', 'خلال 30 يومًا'],
  ['2026-11-05', '2026-10-05', 'الشهر القادم'],
  ['2026-11-05', '2026-09-21', 'خلال شهر'],
  ['2027-01-20', '2025-02-10', 'خلال سنة'],
  ['2026-11-15', '2026-11-07', 'خلال 8 أيام'],
  ['2026-11-22', '2026-11-14', 'خلال 8 أيام'],
])('a reader sees what is of the day %s, on the day %s, as «%s»', (day, today, expected) => {
  // 00:30 and 23:30 of Algiers, which lie in two days of UTC
  for (const [hour, seenAt] of [
    ['00:30', '23:30'],
    ['23:30', '23:40'],
    ['00:10', '00:30'],
  ])
    expect(relativeTime(`${day}T${hour}:00+01:00`, new Date(`${today}T${seenAt}:00+01:00`))).toBe(expected);
});

test('a reader at half past midnight in Algiers on the first of a month is told of the month before that of UTC', () => {
  expect(relativeTime('2026-11-05T12:00:00Z', new Date('2026-12-31T23:30:00Z'))).toBe('قبل شهر');
  expect(relativeTime('2026-11-05T12:00:00Z', new Date('2026-12-31T22:30:00Z'))).toBe('الشهر الماضي');
});

test('a date is told with the Algerian month, Latin digits and the hour of Algiers', () => {
  expect(exactDate('2026-01-31T23:30:00Z')).toBe('1 فيفري 2026، 00:30');
  expect(exactDay('1999-06-14')).toBe('14 جوان 1999');
});
