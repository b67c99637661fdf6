import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UiProvider } from 'shared-ui/provider';
import { createQuill, htmlOf, insertPicture, setHtml } from './create-quill.ts';
import { messages } from './messages.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { toLink } from './to-link.ts';

const formats: [string, string][] = [
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [`header ${level}`, `<h${level}>عنوان</h${level}>`]),
  ['bold, italic, underlined and struck', '<p><strong>ع</strong><em>م</em><u>ت</u><s>ش</s></p>'],
  [
    'each of the four sides',
    ['right', 'center', 'left', 'justify'].map((side) => `<p class="ql-align-${side}">نص</p>`).join(''),
  ],
  ['direction', '<p class="ql-direction-rtl">English نص</p>'],
  ['bullets', '<ol><li data-list="bullet">أ</li><li data-list="bullet">ب</li></ol><p>فقرة</p>'],
  ['numbers', '<ol><li data-list="ordered">أ</li><li data-list="ordered" class="ql-align-center">ب</li></ol>'],
  ['a link', '<p><a href="https://portal.example/" rel="noopener noreferrer" target="_blank">رابط</a></p>'],
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

function show(html = '<p>نص</p>', onBadPicture = () => {}) {
  const told: string[] = [];
  render(
    <UiProvider>
      <RichTextEditor label="النص" html={html} onChange={(text) => told.push(text)} onBadPicture={onBadPicture} />
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
      <RichTextEditor
        label="النص"
        html=""
        errorId={errorId}
        onChange={() => undefined}
        onBadPicture={() => undefined}
      />
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

test('of files pasted into the text those that are no pictures are rejected once, and the text stays', async () => {
  const reject = jest.fn();
  const told = show('<p>نص</p>', reject);
  await userEvent.click(await text());
  const files = ['a.pdf', 'b.zip'].map((name) => new File(['x'], name, { type: 'application/octet-stream' }));
  await act(async () => {
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { files, getData: () => '' } });
    (await text()).dispatchEvent(paste);
  });
  await waitFor(() => expect(reject).toHaveBeenCalledTimes(1));
  expect(await text()).toHaveTextContent('نص');
  expect(told).toEqual([]);
});
