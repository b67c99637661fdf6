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

test('a date is told with the Algerian month, Latin digits and the hour of Algiers', () => {
  expect(exactDate('2026-01-31T23:30:00Z')).toBe('1 فيفري 2026، 00:30');
  expect(exactDay('1999-06-14')).toBe('14 جوان 1999');
});
