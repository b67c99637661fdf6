import fc from 'fast-check';
import { compareTexts, compareWords } from './compare-texts.ts';
import { historyMessages as messages } from './messages.ts';

test('Arabic is compared word by word, a mark of punctuation by itself', () => {
  expect(compareWords('غرس الطلبة شجرة، ثم سقوها.', 'غرس الطلاب شجرة ثم سقوها!')).toEqual([
    [
      { words: 'غرس ' },
      { words: 'الطلبة', change: 'removed' },
      { words: 'الطلاب', change: 'added' },
      { words: ' شجرة' },
      { words: '،', change: 'removed' },
      { words: ' ثم سقوها' },
      { words: '.', change: 'removed' },
      { words: '!', change: 'added' },
    ],
  ]);
});

test('words that changed one after the other are one change', () => {
  expect(compareWords('غرس عشرين شجرة صغيرة.', 'غرس خمسين زيتونة كبيرة.')).toEqual([
    [
      { words: 'غرس ' },
      { words: 'عشرين شجرة صغيرة', change: 'removed' },
      { words: 'خمسين زيتونة كبيرة', change: 'added' },
      { words: '.' },
    ],
  ]);
});

test('headings, lines and items of a list stand by themselves', () => {
  const html = '<h2>عنوان</h2><p>سطر<br>آخر</p><ol><li data-list="bullet">بند</li></ol>';
  expect(compareTexts(html, html)).toEqual([
    [{ words: 'عنوان' }],
    [{ words: 'سطر' }],
    [{ words: 'آخر' }],
    [{ words: 'بند' }],
  ]);
});

test('items of a list in an item stand by themselves, and once', () => {
  const html = '<ul><li>بند<ol><li>أول</li><li><strong>ثان</strong></li></ol></li><li>آخر</li></ul>';
  expect(compareTexts(html, html).map((parts) => parts.map(({ words }) => words))).toEqual([
    ['بند'],
    ['أول'],
    ['ثان'],
    ['آخر'],
  ]);
});

test('another picture in the text is seen, the same one is not', () => {
  const before = '<p>قبل <img src="/media/a.webp"> بعد</p>';
  expect(compareTexts(before, before)).toEqual([[{ words: `قبل ${messages.pictureInText(1)} بعد` }]]);
  const changes = compareTexts(before, before.replace('a.webp', 'b.webp')).flat();
  expect(changes.filter(({ change }) => change).map(({ words, change }) => [words, change])).toEqual([
    ['1', 'removed'],
    ['2', 'added'],
  ]);
});

test('of two long texts with little in common the former stands before the present one', () => {
  const words = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  const blocks = compareWords(words('قديم'), words('جديد'));
  expect(blocks.map((parts) => parts.map(({ change }) => change))).toEqual([['removed'], ['added']]);
});

test('whatever two texts say, what stayed and what was removed is the former, and with what was added the present one', () => {
  const text = fc.array(fc.constantFrom('شجرة', 'كتاب', 'قلم', '،', '.', '12'), { maxLength: 12 });
  const without = (blocks: ReturnType<typeof compareWords>, left: string) =>
    blocks.flatMap((parts) => parts.filter(({ change }) => change !== left).map(({ words }) => words)).join('');
  fc.assert(
    fc.property(text, text, (before, now) => {
      const blocks = compareWords(before.join(' '), now.join(' '));
      expect([without(blocks, 'added'), without(blocks, 'removed')]).toEqual([before.join(' '), now.join(' ')]);
    }),
  );
});
