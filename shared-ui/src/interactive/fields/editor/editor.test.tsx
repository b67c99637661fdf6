import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UiProvider } from 'shared-ui/provider';
import type { PreparePictures } from '../pictures/picture-types.ts';
import { createQuill, htmlOf, insertPicture, setHtml } from './create-quill.ts';
import { markDirections } from './mark-directions.ts';
import { messages } from './messages.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { toLink } from './to-link.ts';

const formats: [string, string][] = [
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [`header ${level}`, `<h${level}>عنوان</h${level}>`]),
  ['bold, italic, underlined and struck', '<p><strong>ع</strong><em>م</em><u>ت</u><s>ش</s></p>'],
  [
    'each of the four sides',
    ['right', 'center', 'left', 'justify'].map((side) => `<p align="${side}">نص</p>`).join(''),
  ],
  ['direction', '<p dir="rtl">English text</p>'],
  ['bullets', '<ol><li data-list="bullet">أ</li><li data-list="bullet">ب</li></ol><p>فقرة</p>'],
  ['numbers', '<ol><li data-list="ordered">أ</li><li data-list="ordered" align="center">ب</li></ol>'],
  ['a link', '<p><a href="https://portal.example/" rel="noopener noreferrer" target="_blank">رابط</a></p>'],
  ['a list in a list', '<ol><li data-list="ordered">أ</li><li data-list="bullet" class="ql-indent-1">ب</li></ol>'],
  ['a picture', '<p>قبل<img src="/media/a-960.webp" height="480" width="960">بعد</p>'],
  ['a described picture', '<p><img src="/media/a-960.webp" alt="شجرة" height="480" width="960"></p>'],
  ['an empty line', '<p>أ</p><p><br></p><p>ب</p>'],
];

/** Nothing is laid out here: the editor measures its selection to scroll to it. */
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

function written(html: string): string {
  const quill = createQuill(document.createElement('div'), () => undefined);
  setHtml(quill, html);
  return htmlOf(quill);
}

test.each([...formats, ['all of them', formats.map(([, html]) => html).join('')]])(
  'a stored text comes out of the editor as it went in: %s',
  (_, html) => {
    expect(written(html)).toBe(html);
  },
);

test.each([
  ['a script', '<p>أ<script>alert(1)</script></p>', '<p>أ</p>'],
  ['a handler', '<p onclick="alert(1)">أ<img src="x" onerror="alert(1)"></p>', '<p>أ<img src="x"></p>'],
  [
    'a script in a link',
    '<p><a href="javascript:alert(1)">أ</a></p>',
    '<p><a href="about:blank" rel="noopener noreferrer" target="_blank">أ</a></p>',
  ],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>أ</p>', '<p>أ</p>'],
  ['colours and fonts', '<p style="color:red;font-size:40px">أ</p>', '<p>أ</p>'],
])('of what is pasted from elsewhere the editor takes its own formats alone: %s', (_, pasted, expected) => {
  expect(written(pasted)).toBe(expected);
});

const item = (words: string, kind = 'bullet', depth = 0) =>
  `<li data-list="${kind}"${depth ? ` class="ql-indent-${depth}"` : ''}>${words}</li>`;

test.each([
  [
    'a table of names and numbers',
    '<table><tbody><tr><td>سلمى</td><td>0550 10 20 30</td></tr>\n<tr>\n<td>كريم</td>\n<td>0661 23 45 67</td></tr></tbody></table>',
    '<p>سلمى · 0550 10 20 30</p><p>كريم · 0661 23 45 67</p>',
  ],
  [
    'headings of columns and of rows',
    '<table><thead><tr><th>الاسم</th><th>الهاتف</th></tr></thead><tr><th>سلمى</th><td><p>021</p></td></tr></table>',
    '<p>الاسم · الهاتف</p><p>سلمى · 021</p>',
  ],
  [
    'cells without words, and a row without any',
    '<table><tr><td></td><td>السبت</td><td></td></tr><tr><td> </td><td><br></td></tr><tr><td>أ</td><td><p></p></td></tr></table>',
    '<p>— · السبت · —</p><p>أ · —</p>',
  ],
  [
    'cells of several lines',
    '<table><tr><td>سلمى</td><td>0550 10 20 30<br>0661 23 45 67</td></tr><tr><td><h2>ب</h2></td><td><ul><li>ج</li><li>د</li></ul></td></tr></table>',
    '<p>سلمى · 0550 10 20 30 / 0661 23 45 67</p><p>ب · ج / د</p>',
  ],
  [
    'formats, links and pictures in cells',
    '<table><tr><td><b>أ</b></td><td><a href="https://portal.example/">ب</a> <img src="/media/a-960.webp"></td></tr></table>',
    '<p><strong>أ</strong> · <a href="https://portal.example/" rel="noopener noreferrer" target="_blank">ب</a> <img src="/media/a-960.webp"></p>',
  ],
  [
    'a table of one column',
    '<table><tr><td><p>أ</p><p>ب</p></td></tr><tr><td>ج</td></tr></table>',
    '<p>أ</p><p>ب</p><p>ج</p>',
  ],
  [
    'a table in an item',
    '<ul><li>أ<table><tr><td>ب</td><td>ج</td></tr></table></li></ul>',
    `<ol>${item('أ')}${item('ب · ج')}</ol>`,
  ],
  [
    'words around a table',
    '<p>قبل</p><table><tr><td>أ</td><td>ب</td></tr></table><p>بعد</p>',
    '<p>قبل</p><p>أ · ب</p><p>بعد</p>',
  ],
  [
    'a list in a list',
    '<ul><li>أ<ol><li>ب</li><li>ج</li></ol></li><li>د</li></ul>',
    `<ol>${item('أ')}${item('ب', 'ordered', 1)}${item('ج', 'ordered', 1)}${item('د')}</ol>`,
  ],
  [
    'lists three deep',
    '<ul><li>أ<ul><li>ب<ul><li>ج</li></ul></li></ul></li></ul>',
    `<ol>${item('أ')}${item('ب', 'bullet', 1)}${item('ج', 'bullet', 2)}</ol>`,
  ],
  [
    'a list between items, as Google Docs writes it',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li dir="rtl"><p dir="rtl">أ</p></li><ul><li><p>ب</p></li></ul><li><p>ج</p></li></ul></b>',
    `<ol>${item('أ').replace('<li data-list="bullet"', '<li data-list="bullet" dir="rtl"')}${item('ب', 'bullet', 1)}${item('ج')}</ol>`,
  ],
  [
    'paragraphs with marks, as Word writes a list',
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1 {mso-level-number-format:bullet} @list l0:level2 {mso-level-number-format:bullet}</style></head><body><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>أ</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>ب</p></body></html>',
    `<ol>${item('أ')}${item('ب', 'bullet', 1)}</ol>`,
  ],
  ['terms and what they mean', '<dl><dt>أ</dt><dd>ب</dd><dt>ج</dt><dd>د</dd></dl>', '<p>أ</p><p>ب</p><p>ج</p><p>د</p>'],
  ['lines', 'أ<br>ب<br>ج', '<p>أ</p><p>ب</p><p>ج</p>'],
])('an author who pastes %s finds all of it in its order', (_, pasted, expected) => {
  expect(written(pasted)).toBe(expected);
});

test.each([
  ['https://portal.example/a', 'https://portal.example/a'],
  ['https://www.portal.example', 'www.portal.example'],
])('an author corrects an address that readers follow as words: %s', (href, words) => {
  expect(written(`<p>انظر <a href="${href}" dir="ltr">${words}</a>، ثم</p>`)).toBe(`<p>انظر ${words}، ثم</p>`);
});

test.each([
  ['https://portal.example/b', 'https://portal.example/a', ' dir="ltr"'],
  ['https://portal.example/a', 'https://portal.example/a', ''],
  ['https://portal.example/a', 'هنا', ' dir="ltr"'],
])('a link that its author made stays one: %s, %s%s', (href, words, attributes) => {
  expect(written(`<p><a href="${href}"${attributes}>${words}</a></p>`)).toContain(`<a href="${href}"`);
});

const english = '<p>Students of all offices are welcome to this meeting.</p>';

test.each([
  ['USTHB تنظم ملتقى', '<p>USTHB تنظم ملتقى.</p>', '<p>USTHB تنظم ملتقى.</p>'],
  ['an English paragraph', `<p>نص</p>${english}`, `<p>نص</p>${english.replace('<p', '<p dir="ltr"')}`],
  [
    'an Arabic list that begins with a name',
    `<ol>${item('Oran')}${item('قسنطينة وعنابة')}</ol>`,
    `<ol>${item('Oran')}${item('قسنطينة وعنابة')}</ol>`,
  ],
  [
    'an English list in an Arabic text',
    `<p>نحتاج إلى متطوعين</p><ol>${item('Web designers')}${item('Translators')}</ol>`,
    `<p>نحتاج إلى متطوعين</p><ol dir="ltr">${item('Web designers')}${item('Translators')}</ol>`,
  ],
  ['what its author set', '<p dir="rtl">English words</p>', '<p dir="rtl">English words</p>'],
  [
    'a list of which its author set an item',
    `<ol>${item('words')}<li data-list="bullet" dir="rtl">more words</li></ol>`,
    `<ol>${item('words')}<li data-list="bullet" dir="rtl">more words</li></ol>`,
  ],
])('an author sees in the editor which way readers will read: %s', (_, html, expected) => {
  const quill = createQuill(document.createElement('div'), () => undefined);
  setHtml(quill, html);
  markDirections(quill);
  expect(htmlOf(quill)).toBe(expected);
  markDirections(quill);
  expect(htmlOf(quill)).toBe(expected);
});

test('pictures put over a chosen text stand in its place, in their order, and take nothing else away', () => {
  const quill = createQuill(document.createElement('div'), () => undefined);
  setHtml(quill, '<p>قبل مختار بعد</p>');
  const second = insertPicture(quill, { index: 4, length: 5 }, '/media/1.webp');
  insertPicture(quill, second, '/media/2.webp');
  expect(htmlOf(quill)).toBe('<p>قبل <img src="/media/1.webp"><img src="/media/2.webp"> بعد</p>');
});

test('a text in which nothing is written is empty', () => {
  expect(written('')).toBe('');
  expect(written('<p><br></p>')).toBe('');
});

test.each([
  ['https://portal.example/a', 'https://portal.example/a'],
  ['portal.example/مسار', 'https://portal.example/مسار'],
  ['a@portal.example', 'mailto:a@portal.example'],
  ['mailto:a@portal.example', 'mailto:a@portal.example'],
  ['021 63 14 99', 'tel:021631499'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('a person who types %j as a link means %j', (typed, expected) => {
  expect(toLink(typed)).toBe(expected);
});

const sentAsTheyAre = async function* (files: readonly File[]) {
  yield* files;
};

function show(html = '<p>نص</p>', prepare: PreparePictures = sentAsTheyAre) {
  const told: string[] = [];
  render(
    <UiProvider>
      <RichTextEditor label="النص" html={html} onChange={(text) => told.push(text)} prepare={prepare} />
    </UiProvider>,
  );
  return told;
}

test('the toolbar holds the tools of the specification and the way back, each with a name', async () => {
  show();
  const bar = within(await screen.findByRole('toolbar', { name: messages.toolbar }));
  const names = bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const { paragraph, heading, subheading } = messages;
  const { bold, italic, underline, strike, right, center, left, justify, ordered, bullet, direction, link, image } =
    messages;
  const { describe, undo, redo } = messages;
  expect(names).toEqual([
    paragraph,
    heading,
    subheading,
    bold,
    italic,
    underline,
    strike,
    right,
    center,
    left,
    justify,
    ordered,
    bullet,
    direction,
    link,
    image,
    describe,
    undo,
    redo,
  ]);
});

test('an author whose text holds a picture of another site reads that a copy is stored when it is sent', async () => {
  show('<p>نص<img src="https://other.example/a.png"></p>');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages.foreignPictures));
});

test('an author whose pictures are the own ones, each in words, reads nothing of it', async () => {
  show('<p>نص<img src="/media/a-960.webp" alt="شجرة"></p>');
  await screen.findByRole('toolbar');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a paragraph turns as soon as its words are of another language', async () => {
  show('<p>USTHB تنظم</p>');
  const [paragraph] = (await screen.findByRole('textbox', { name: 'النص' })).children;
  expect(paragraph).not.toHaveAttribute('data-dir');
  paragraph?.replaceChildren('USTHB organises a meeting for students');
  await waitFor(() => expect(paragraph).toHaveAttribute('data-dir', 'ltr'));
  paragraph?.replaceChildren('USTHB تنظم ملتقى للطلبة');
  await waitFor(() => expect(paragraph).not.toHaveAttribute('data-dir'));
});

const editorWith = (html: string) => {
  const quill = createQuill(document.createElement('div'), () => undefined);
  setHtml(quill, html);
  return quill;
};

test.each([
  ['the only line', '<h2>عنوان</h2>', 0],
  ['an item', `<ol>${item('عنوان', 'bullet')}</ol>`, 0],
  ['a centred line', '<p align="center">عنوان</p>', 0],
  ['a heading above a text', '<h3>عنوان</h3><p>نص</p>', 0],
  ['a heading below a text', '<p>نص</p><h1>عنوان</h1>', 3],
])('an author who empties %s goes on in a paragraph', async (_, html, at) => {
  const quill = editorWith(html);
  quill.setSelection(at, 0);
  quill.deleteText(at, 'عنوان'.length, 'user');
  quill.setSelection(at, 0);
  await Promise.resolve();
  quill.insertText(at, 'جديد', 'user');
  expect(htmlOf(quill)).toBe(
    at === 0 && html.includes('نص') ? '<p>جديد</p><p>نص</p>' : at ? '<p>نص</p><p>جديد</p>' : '<p>جديد</p>',
  );
  quill.history.undo();
  expect(htmlOf(quill)).toBe(html);
});

test('an author who types over the words of a heading has written a heading', async () => {
  const quill = editorWith('<h2>عنوان</h2>');
  quill.deleteText(0, 'عنوان'.length, 'user');
  quill.insertText(0, 'جديد', 'user');
  await Promise.resolve();
  expect(htmlOf(quill)).toBe('<h2>جديد</h2>');
});

test('an author whose typed marks make a heading of a line writes a heading', async () => {
  const quill = editorWith('<p>##</p>');
  quill.deleteText(0, 2, 'user');
  quill.formatLine(0, 1, 'header', 2, 'user');
  await Promise.resolve();
  quill.insertText(0, 'عنوان', 'user');
  expect(htmlOf(quill)).toBe('<h2>عنوان</h2>');
});

test('an author who makes a heading of an empty line writes a heading, and an emptied item below others stays one', async () => {
  const quill = editorWith('<p><br></p>');
  quill.formatLine(0, 1, 'header', 2, 'user');
  await Promise.resolve();
  quill.insertText(0, 'ع', 'user');
  expect(htmlOf(quill)).toBe('<h2>ع</h2>');
  const list = editorWith(`<ol>${item('أ')}${item('ب')}</ol>`);
  list.setSelection(2, 0);
  list.deleteText(2, 1, 'user');
  await Promise.resolve();
  expect(htmlOf(list)).toBe(`<ol>${item('أ')}${item('<br>')}</ol>`);
});

test('the toolbar is one stop of the keyboard, walked from right to left', async () => {
  show();
  const button = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('toolbar');
  await userEvent.tab();
  expect(button(messages.paragraph)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button(messages.heading)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(button(messages.redo)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(button(messages.paragraph)).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'النص' })).toHaveFocus();
});

test('what is written is told, and an emptied text is empty', async () => {
  const told = show();
  const text = await screen.findByRole('textbox', { name: 'النص' });
  text.innerHTML = '<p>غير ذلك</p>';
  await waitFor(() => expect(told.at(-1)).toBe('<p>غير ذلك</p>'));
  text.innerHTML = '<p><br></p>';
  await waitFor(() => expect(told.at(-1)).toBe(''));
});

test('who hears the page is told that the text is rejected, and why', async () => {
  const editor = (errorId?: string) => (
    <UiProvider>
      <RichTextEditor label="النص" html="" errorId={errorId} onChange={() => undefined} prepare={sentAsTheyAre} />
      <p id="why">اكتب نص المنشور.</p>
    </UiProvider>
  );
  const { rerender } = render(editor());
  const text = await screen.findByRole('textbox', { name: 'النص' });
  expect(text).toBeValid();
  rerender(editor('why'));
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription('اكتب نص المنشور.');
});

const tool = (name: string) => screen.findByRole('button', { name });
const text = () => screen.findByRole('textbox', { name: 'النص' });

test('an author makes a heading of a line, a smaller one, and a paragraph again', async () => {
  const told = show();
  for (const [name, html] of [
    [messages.heading, '<h2>نص</h2>'],
    [messages.subheading, '<h3>نص</h3>'],
    [messages.paragraph, '<p>نص</p>'],
  ] as const) {
    await userEvent.click(await tool(name));
    expect(told.at(-1)).toBe(html);
    expect(await tool(name)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('an author who presses the heading that a line has already finds a paragraph', async () => {
  const told = show('<h1>نص</h1>');
  await userEvent.click(await text());
  await waitFor(async () => expect(await tool(messages.heading)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await tool(messages.heading));
  expect(told.at(-1)).toBe('<p>نص</p>');
});

test('an author who makes a paragraph of an item of a list finds one', async () => {
  const told = show('<ol><li data-list="bullet">نص</li></ol>');
  await userEvent.click(await text());
  await userEvent.click(await tool(messages.paragraph));
  expect(told.at(-1)).toBe('<p>نص</p>');
});

test('a step is taken back only where there is one, and again only where one was taken back', async () => {
  const told = show();
  const undo = await tool(messages.undo);
  const redo = await tool(messages.redo);
  expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  await userEvent.click(undo);
  expect(told).toEqual([]);
  await userEvent.click(await tool(messages.heading));
  expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
  await userEvent.click(undo);
  expect(told.at(-1)).toBe('<p>نص</p>');
  expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  await userEvent.click(redo);
  expect(told.at(-1)).toBe('<h2>نص</h2>');
});

const picture = '<img src="/media/a-960.webp">';
const words = () => screen.findByRole('textbox', { name: messages.altText });

test('an author presses a picture and says what it shows, for those who do not see it', async () => {
  const told = show(`<p>قبل${picture}بعد</p>`);
  expect(await screen.findByText(messages.undescribed)).toBeVisible();
  await userEvent.click(within(await text()).getByRole('img'));
  expect(await words()).toHaveFocus();
  await userEvent.type(await words(), ' شجرة {Enter}');
  expect(told.at(-1)).toBe('<p>قبل<img src="/media/a-960.webp" alt="شجرة">بعد</p>');
  expect(screen.queryByText(messages.undescribed)).not.toBeInTheDocument();
  expect(await text()).toHaveFocus();

  await userEvent.click(within(await text()).getByRole('img'));
  expect(await words()).toHaveValue('شجرة');
  await userEvent.clear(await words());
  await userEvent.click(await tool(messages.pictureWordsKeep));
  expect(told.at(-1)).toBe(`<p>قبل${picture}بعد</p>`);
});

test('an author who presses a picture can take it out of the text, or leave it as it is', async () => {
  const told = show(`<p>قبل${picture}بعد</p>`);
  await userEvent.click(within(await text()).getByRole('img'));
  await userEvent.type(await words(), 'شجرة{Escape}');
  expect(told).toEqual([]);
  await userEvent.click(within(await text()).getByRole('img'));
  await userEvent.click(await tool(messages.pictureRemove));
  expect(told.at(-1)).toBe('<p>قبلبعد</p>');
});

test('the picture beside the cursor is described from the toolbar; where there is none there is nothing to describe', async () => {
  const told = show('<p>نص</p>');
  const describe = await tool(messages.describe);
  await userEvent.click(describe);
  expect(screen.queryByRole('textbox', { name: messages.altText })).not.toBeInTheDocument();
  const editable = await text();
  await act(async () => {
    editable.innerHTML = `<p>${picture}</p>`;
    editable.focus();
    getSelection()?.collapse(editable.querySelector('p'), 1);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await waitFor(() => expect(describe).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(describe);
  await userEvent.type(await words(), 'شجرة{Enter}');
  expect(told.at(-1)).toBe('<p><img src="/media/a-960.webp" alt="شجرة"></p>');
});

test('of files pasted into the text those that are no pictures are looked at together and left out, and the text stays', async () => {
  const given: string[][] = [];
  const told = show('<p>نص</p>', async function* (pasted) {
    given.push(pasted.map(({ name }) => name));
    yield* [];
  });
  await userEvent.click(await text());
  const files = ['a.pdf', 'b.zip'].map((name) => new File(['x'], name, { type: 'application/octet-stream' }));
  await act(async () => {
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { files, getData: () => '' } });
    (await text()).dispatchEvent(paste);
  });
  await waitFor(() => expect(given).toEqual([['a.pdf', 'b.zip']]));
  expect(await text()).toHaveTextContent('نص');
  expect(told).toEqual([]);
});
