import fc from 'fast-check';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';
import { toStandardHtml, withDirections } from './standard-html.ts';

/** A list as the editor writes it: `- a`, `-- b`, `1 c`, a level for each sign. */
const fromEditor = (...items: string[]) =>
  `<ol>${items
    .map((item) => {
      const [mark = '', words = ''] = item.split(' ');
      const kind = mark.startsWith('-') ? 'bullet' : 'ordered';
      const indent = mark.length > 1 ? ` class="ql-indent-${mark.length - 1}"` : '';
      return `<li data-list="${kind}"${indent}>${words}</li>`;
    })
    .join('')}</ol>`;

test.each([
  ['bullets', fromEditor('- أ', '- ب'), '<ul><li>أ</li><li>ب</li></ul>'],
  ['numbers', fromEditor('1 أ', '1 ب'), '<ol><li>أ</li><li>ب</li></ol>'],
  [
    'bullets among numbers, which go on behind them',
    fromEditor('1 أ', '1 ب', '- ج', '1 د'),
    '<ol><li>أ</li><li>ب</li></ol><ul><li>ج</li></ul><ol start="3"><li>د</li></ol>',
  ],
  [
    'a list in a list',
    fromEditor('1 أ', '-- ب', '-- ج', '1 د'),
    '<ol><li>أ<ul><li>ب</li><li>ج</li></ul></li><li>د</li></ol>',
  ],
  [
    'lists three deep',
    fromEditor('- أ', '-- ب', '--- ج', '- د', '-- ه'),
    '<ul><li>أ<ul><li>ب<ul><li>ج</li></ul></li></ul></li><li>د<ul><li>ه</li></ul></li></ul>',
  ],
  [
    'numbers of their own in each item',
    fromEditor('- أ', '11 ب', '- ج', '11 د'),
    '<ul><li>أ<ol><li>ب</li></ol></li><li>ج<ol><li>د</li></ol></li></ul>',
  ],
  ['an item that skips a level', fromEditor('- أ', '--- ب'), '<ul><li>أ<ul><li>ب</li></ul></li></ul>'],
  ['items that begin deep', fromEditor('--- أ', '--- ب', '- ج'), '<ul><li>أ</li><li>ب</li><li>ج</li></ul>'],
  [
    'items that come back half the way',
    fromEditor('- أ', '--- ب', '-- ج'),
    '<ul><li>أ<ul><li>ب</li><li>ج</li></ul></li></ul>',
  ],
  ['an empty item', '<ol><li data-list="bullet"><br></li></ol>', '<ul><li><br></li></ul>'],
  [
    'formats and sides',
    '<ol><li data-list="bullet" class="ql-align-center"><strong>أ</strong> ب</li></ol>',
    '<ul><li align="center"><strong>أ</strong> ب</li></ul>',
  ],
  ['a side', '<h2 class="ql-align-justify">أ</h2>', '<h2 align="justify">أ</h2>'],
  [
    'a side and a direction',
    '<p class="ql-align-left ql-direction-rtl">USTHB</p>',
    '<p align="left" dir="rtl">USTHB</p>',
  ],
  [
    'a direction of an item, which is that of the list',
    '<ol><li data-list="bullet">A</li><li data-list="bullet" class="ql-direction-rtl">B</li></ol>',
    '<ul dir="rtl"><li>A</li><li>B</li></ul>',
  ],
  ['words about it', '<p>اكتب class="ql-align-center" هنا</p>', '<p>اكتب class="ql-align-center" هنا</p>'],
])('what leaves the portal of %s is standard HTML', (_, written, expected) => {
  const standard = toStandardHtml(sanitiseRichText(written));
  expect(standard).toBe(expected);
  expect(toStandardHtml(sanitiseRichText(standard))).toBe(expected);
});

test.each([
  ['lists in items', '<ul><li>أ<ol><li>ب</li></ol></li><li>ج</li></ul>'],
  ['a list in two kinds in an item', '<ul><li>أ<ol><li>ب</li></ol><ul><li>ج</li></ul></li></ul>'],
  ['words below a list in an item', '<ul><li>أ<ul><li>ب</li></ul>ج</li></ul>'],
  ['a paragraph in an item', '<ul><li><p>أ</p></li></ul>'],
  ['an alignment and a direction', '<p align="center" dir="rtl">A</p>'],
])('%s, as other programs write them, stay as they were sent', (_, html) => {
  expect(toStandardHtml(sanitiseRichText(html))).toBe(html);
});

test('lists between the items of a list, as Google Docs writes them, become lists of those items', () => {
  const pasted = '<ul><li>أ</li><ul><li>ب</li></ul><li>ج</li></ul>';
  expect(toStandardHtml(sanitiseRichText(pasted))).toBe('<ul><li>أ<ul><li>ب</li></ul></li><li>ج</li></ul>');
});

test('an author who saves a list inside a broken one again changes nothing by it', () => {
  const saved = toStandardHtml(sanitiseRichText('<ul><ul><li><strong><ol>'));
  expect(toStandardHtml(saved)).toBe(saved);
});

test('a reader sees all words of a text in their order, whatever lists its author put into each other', () => {
  const tags = 'p h2 ol ul li strong'.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
  const items = ['<li data-list="bullet">', '<li data-list="ordered" class="ql-indent-2">', '<li class="ql-indent-1">'];
  const sent = fc.array(fc.constantFrom('أ', 'ب', 'USTHB', '<br>', ...items, ...tags, '<ol>', '</li>', '</ol>'));
  fc.assert(
    fc.property(sent, (pieces) => {
      const clean = sanitiseRichText(pieces.join(''));
      const standard = toStandardHtml(clean);
      const { body } = new DOMParser().parseFromString(standard, 'text/html');
      expect(body.innerHTML).toBe(standard);
      expect(body.textContent).toBe(new DOMParser().parseFromString(clean, 'text/html').body.textContent);
      expect(standard).not.toMatch(/ql-|data-list/);
      expect(toStandardHtml(standard)).toBe(standard);
      expect(toStandardHtml(sanitiseRichText(standard))).toBe(standard);
      const shown = withDirections(standard);
      expect(toStandardHtml(sanitiseRichText(shown))).toBe(standard);
    }),
    { numRuns: 500 },
  );
});

const english = '<p>Students of all offices are welcome to the meeting in our hall.</p>';

test.each([
  ['a sentence that begins with a name', '<p>USTHB تنظم ملتقى.</p>', '<p>USTHB تنظم ملتقى.</p>'],
  [
    'an Arabic list one of whose items is English',
    '<ul><li>نقطة عربية</li><li>Python</li></ul>',
    '<ul><li>نقطة عربية</li><li>Python</li></ul>',
  ],
  [
    'an Arabic list whose first items begin with names',
    '<ol><li>USTHB بالعاصمة</li><li>ESI بوادي السمار</li></ol>',
    '<ol><li>USTHB بالعاصمة</li><li>ESI بوادي السمار</li></ol>',
  ],
  [
    'an English list below an Arabic sentence',
    '<p>نحتاج إلى متطوعين</p><ul><li>Web designers</li><li>Translators</li></ul>',
    '<p>نحتاج إلى متطوعين</p><ul dir="ltr"><li>Web designers</li><li>Translators</li></ul>',
  ],
  [
    'a list in two kinds',
    '<p>نص</p><ol><li>First step</li></ol><ul><li>note</li></ul>',
    '<p>نص</p><ol dir="ltr"><li>First step</li></ol><ul dir="ltr"><li>note</li></ul>',
  ],
  [
    'a list in an English list',
    '<p>نص عربي</p><ul><li>Bring these<ul><li>قلم</li><li>paper</li></ul></li></ul>',
    '<p>نص عربي</p><ul dir="ltr"><li>Bring these<ul><li>قلم</li><li>paper</li></ul></li></ul>',
  ],
  ['an English heading', '<p>نص عربي</p><h2>Programme</h2>', '<p>نص عربي</p><h2 dir="ltr">Programme</h2>'],
  ['an aligned one', `<p align="center">Programme</p>`, `<p dir="ltr" align="center">Programme</p>`],
  ['numbers in an English text', `${english}<p>2026</p>`, `${english}<p>2026</p>`.replaceAll('<p>', '<p dir="ltr">')],
  ['numbers in an Arabic text', '<p>نص a</p><p>2026</p>', '<p>نص a</p><p>2026</p>'],
  [
    'an Arabic sentence in an English text',
    `${english}<p>USTHB تنظم ملتقى.</p>`,
    `${english.replace('<p>', '<p dir="ltr">')}<p>USTHB تنظم ملتقى.</p>`,
  ],
  ['what its author set', '<p dir="rtl">Programme</p>', '<p dir="rtl">Programme</p>'],
  ['signs that are letters in HTML', '<p>أ &amp; &lt;ب&gt; a</p>', '<p>أ &amp; &lt;ب&gt; a</p>'],
])('a reader of a post reads each paragraph and list by its own words: %s', (_, stored, shown) => {
  expect(withDirections(stored)).toBe(shown);
});

const most = 400_000;
const full = (piece: string) => piece.repeat(most / piece.length);
test.each([
  ['items', `<ol>${full('<li data-list="bullet">a</li>')}</ol>`],
  [
    'items that go down and up',
    `<ol>${full('<li>a</li><li class="ql-indent-8">b</li><li class="ql-indent-4">c</li>')}</ol>`,
  ],
  ['lists that follow each other', full('<ol><li>a</li></ol>')],
  ['lists that follow each other, and one that never ends', `${full('<ol><li>a</li></ol>')}<ol><li>`],
  ['lists in each other that never end', full('<ol><li>')],
  ['words below lists', `<ul>${full('<li>a<ul><li>b</li></ul>c</li>')}</ul>`],
  ['paragraphs', full('<p>word</p>')],
  ['words', `<p>${full('a ')}</p>`],
  ['ends of paragraphs', full('</p>')],
])('nobody waits for the readers of the longest text, full of %s', (_, html) => {
  expect(cpuMs(() => withDirections(toStandardHtml(html)))).toBeLessThan(2 * maxCpuMs);
});
