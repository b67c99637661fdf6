import type { Locator, Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { aTitle, openPostForm, picture, publish, textOf, titleOf } from '../post-form.ts';

const form = (page: Page) => page.getByRole('form', { name: 'منشور جديد' });
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** The text as it is stored: without what the editor alone needs to show a list. */
const htmlOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const mark of copy.querySelectorAll('.ql-ui')) mark.remove();
      for (const block of copy.querySelectorAll('[data-dir]')) {
        block.setAttribute('dir', block.getAttribute('data-dir') ?? '');
        block.removeAttribute('data-dir');
      }
      for (const image of copy.querySelectorAll('img')) image.replaceWith('[صورة]');
      return copy.innerHTML;
    });

/** How the lines of a text stand: their places beside each other, sizes and sides. */
const computedStyleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll(':is(h1, h2, h3, h4, h5), p, li, strong, em, u, s, a')].map((part) => {
        const { textAlign, fontWeight, fontStyle, textDecorationLine, direction, listStyleType } =
          getComputedStyle(part);
        return [
          /^h\d$/.test(part.localName) ? 'heading' : part.localName,
          textAlign,
          fontWeight,
          fontStyle,
          textDecorationLine,
          direction,
          part.localName === 'li' ? listStyleType : '',
        ].join(' ');
      }),
    );

/** What the author wrote, with its headings at the rank that they have below the title of a page or a card. */
const belowTitle = (written: string, level: number) =>
  [
    [3, level + 1],
    [1, level],
  ].reduce(
    (html, [rank, shown]) =>
      html.replaceAll(`<h${rank}`, `<h${shown} data-rank="${rank}"`).replaceAll(`</h${rank}>`, `</h${shown}>`),
    written,
  );

/** The editor has one list for all items; readers get bullets and numbers in lists of their own. */
const withLists = (written: string) =>
  written
    .replaceAll('<ol><li data-list="bullet">', '<ul><li>')
    .replaceAll('<li data-list="bullet">', '<li>')
    .replaceAll('</li><li data-list="ordered">', '</li></ul><ol><li>');

/** Drops a file into the text, or pastes it. */
const give = (page: Page, way: 'drop' | 'paste', { mimeType, buffer }: { mimeType: string; buffer: Buffer }) =>
  textOf(page).evaluate(
    (editor, { type, base64, isDrop }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'ملف', { type }));
      const { x, y } = editor.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      editor.dispatchEvent(
        isDrop
          ? new DragEvent('drop', { ...init, dataTransfer: data, clientX: x + 40, clientY: y + 30 })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { type: mimeType, base64: buffer.toString('base64'), isDrop: way === 'drop' },
  );

/** The post of the journey below, as its page shows it and as its preview does. */
async function expectWords(shown: Locator, title: string) {
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const figure = shown.getByRole('figure');
  await expect(figure.getByRole('img', { name: 'طلبة حول شجرة' })).toBeVisible();
  await expect(figure.getByText('أمام المكتبة')).toBeVisible();
  await expect(shown.getByRole('img', { name: 'لافتة الحملة' })).toBeVisible();
  await expect(shown.getByText('قبل الصورة')).toBeVisible();
}

/** Addresses of the scripts with the editor that the page has loaded. */
async function editorScripts(page: Page) {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes('ql-cursor'));
}

test('a member publishes a post with every format by the keyboard alone, edits it, and deletes it', async ({
  page,
}) => {
  await signInAs(page, 'no');
  await openLive(page, '/organization/national-office');
  const opener = page.getByRole('button', { name: 'إضافة منشور' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(await editorScripts(page)).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeVisible();
  expect(await editorScripts(page)).toHaveLength(1);

  const title = aTitle('حملة تبرع بالدم', page);
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(tool(page, 'فقرة')).toBeFocused();
  for (const _ of ['عنوان', 'عنوان فرعي', 'عريض']) await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'عريض')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('عريض');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' مائل');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+u');
  await page.keyboard.type(' تحته خط');
  await page.keyboard.press('Control+u');
  const pressTool = async (steps: number) => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
  };
  await pressTool(6);
  await page.keyboard.type(' مشطوب');
  await pressTool(6);
  for (const [steps, line] of [
    [7, 'يمين'],
    [8, 'وسط'],
    [9, 'يسار'],
    [10, 'ضبط'],
  ] as const) {
    await page.keyboard.press('Enter');
    await pressTool(steps);
    await page.keyboard.type(line);
  }
  await page.keyboard.press('Enter');
  await pressTool(10);
  await page.keyboard.type('# عنوان داخلي');
  await page.keyboard.press('Enter');
  await pressTool(2);
  await page.keyboard.type('عنوان فرعي');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- أولى');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ثانية');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. أول');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressTool(13);
  await page.keyboard.type('English من اليمين');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  for (const _ of ['undo', 'describe', 'image', 'link']) await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'رابط')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'عنوان الرابط' })).toBeFocused();
  await page.keyboard.type('portal.example');
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('link')).toHaveAttribute('href', 'https://portal.example');
  const written = await htmlOf(page, '.ql-editor');
  const look = await computedStyleOf(page, '.ql-editor');
  for (const format of [
    '<strong>',
    '<em>',
    '<u>',
    '<s>',
    'align="right"',
    'align="center"',
    'align="left"',
    'align="justify"',
    '<h1>',
    '<h3>',
    'data-list="bullet"',
    'data-list="ordered"',
    'dir="rtl"',
    '<a href',
  ])
    expect(written).toContain(format);

  await page.getByRole('button', { name: 'نشر', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم نشر المنشور بنجاح')).toBeVisible();
  await expect(form(page)).toHaveCount(0);

  const card = cardOf(page, title);
  await expect(card).toBeVisible();
  const more = card.getByText('عرض المزيد');
  if (await more.isVisible()) await more.click();
  await card.evaluate((element) => element.querySelector('.ui-rich-text')?.setAttribute('data-compared', ''));
  expect(await htmlOf(page, '[data-compared]')).toBe(belowTitle(withLists(written), 4));
  expect(await computedStyleOf(page, '[data-compared]')).toEqual(look);

  await card.getByRole('link', { name: `تعديل «${title}»` }).click();
  await expect(textOf(page)).toBeVisible();
  expect(await htmlOf(page, '.ql-editor')).toBe(written);
  await page.getByRole('checkbox', { name: 'إعلان' }).check();
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByText('تم تعديل المنشور بنجاح')).toBeVisible();
  await expect(page).toHaveURL(/\/posts\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // a heading that looks the same is read out as one below the page's title
  expect(await htmlOf(page, '.ui-rich-text')).toBe(belowTitle(withLists(written), 2));
  expect(await computedStyleOf(page, '.ui-rich-text')).toEqual(look);

  await page.goto('/organization/national-office');
  await expect(card.getByText('إعلان', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: `حذف «${title}»` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(page.getByText('تم حذف المنشور بنجاح')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('an author empties a heading and writes a text in two languages, which readers read by its words as it was written', async ({
  page,
}) => {
  const directions = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((text) =>
        [...text.querySelectorAll('p, li')].map((line) => [line.textContent, getComputedStyle(line).direction]),
      );
  await signInAs(page, 'op');
  await openPostForm(page);
  const title = aTitle('USTHB تنظم ملتقى', page);
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type('## عنوان');
  await expect(textOf(page).getByRole('heading', { name: 'عنوان' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  for (const line of ['USTHB تنظم ملتقى', 'Everybody is welcome', '- نقطة عربية', 'Python أولا']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.type('التسجيل: https://portal.example/a.');
  const written = [
    ['USTHB تنظم ملتقى', 'rtl'],
    ['Everybody is welcome', 'ltr'],
    ['نقطة عربية', 'rtl'],
    ['Python أولا', 'rtl'],
    ['التسجيل: https://portal.example/a.', 'rtl'],
  ];
  expect(await directions('.ql-editor')).toEqual(written);
  await publish(page);
  await expect(page.getByText('تم نشر المنشور بنجاح')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://portal.example/a', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: title }).locator('bdi')).toHaveCSS('direction', 'rtl');
  expect(await directions('.ui-rich-text')).toEqual(written);
});

test('a member gives two pictures their words, looks at the post before it is out, and both are shown', async ({
  page,
}) => {
  await signInAs(page, 'op');
  await openPostForm(page);
  const title = aTitle('معرض صور', page);
  await page.getByLabel('إرفاق صورة').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  await page.getByRole('textbox', { name: 'وصف الصورة لمن لا يراها' }).fill('طلبة حول شجرة');
  await page.getByRole('textbox', { name: 'تعليق يظهر تحت الصورة' }).fill('أمام المكتبة');
  await textOf(page).click();
  await page.keyboard.type('قبل الصورة');
  await give(page, 'paste', picture);
  const inText = textOf(page).getByRole('img');
  await expect(inText).toHaveAttribute('src', /^data:image/);
  await inText.click();
  await page.getByRole('textbox', { name: 'وصف هذه الصورة لمن لا يراها' }).fill('لافتة الحملة');
  await page.keyboard.press('Enter');
  await give(page, 'drop', { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('هذا مستند PDF وليس صورة')).toBeVisible();
  await give(page, 'drop', picture);
  await expect(inText).toHaveCount(2);

  await page.getByRole('button', { name: 'معاينة' }).click();
  const preview = page.getByRole('dialog', { name: 'معاينة المنشور' });
  await expect(preview.getByText('اكتب عنوان المنشور')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'معاينة' })).toBeFocused();
  await titleOf(page).fill(title);
  await page.getByRole('button', { name: 'معاينة' }).click();
  await expectWords(preview, title);
  await preview.getByRole('button', { name: 'العودة إلى الكتابة' }).click();

  await publish(page);
  await expect(page.getByText('تم نشر المنشور بنجاح')).toBeVisible();
  await expectWords(page.getByRole('article').first(), title);
  await expect(page.locator('.ui-rich-text img').first()).toHaveAttribute('src', /^\/media\//);
});

test('on a narrow phone the tools stay one row, and the one that the keyboard is on is seen whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'oran');
  await openPostForm(page);
  const bar = page.getByRole('toolbar');
  const row = await bar.boundingBox();
  expect(row?.height).toBeLessThan(80);
  await tool(page, 'فقرة').focus();
  for (const step of ['End', ...Array<string>(17).fill('ArrowRight')]) {
    await page.keyboard.press(step);
    await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  await expect(tool(page, 'عنوان')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
