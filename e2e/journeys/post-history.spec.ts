import type { Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { findViolations } from '../find-violations.ts';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { aTitle, openPostForm, publish, textOf, titleOf } from '../post-form.ts';

/** Unfolds what can be done with the post, and goes where `name` leads. */
async function choose(page: Page, name: string) {
  const actions = page.getByRole('group', { name: 'إدارة المنشور' });
  await actions.getByText('إدارة المنشور').click();
  await actions.getByRole('link', { name, exact: true }).click();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function write(page: Page, title: string, text: string) {
  await titleOf(page).fill(title);
  await textOf(page).fill(text);
}

/** Publishes a post and stays on its page. */
async function publishPost(page: Page, title: string, text: string) {
  await openPostForm(page);
  await write(page, title, text);
  await publish(page);
  await expect(heading(page, title)).toBeVisible();
}

async function editPost(page: Page, title: string, text: string) {
  await choose(page, 'تعديل');
  await expect(textOf(page)).toBeVisible();
  await write(page, title, text);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
}

test('an author edits a post twice, compares its texts, and restores the first', async ({ page }) => {
  await signInAs(page, 'om');
  const [first, second, third] = ['أول', 'ثانٍ', 'ثالث'].map((word) => aTitle(`عنوان ${word}`, page));
  await publishPost(page, first ?? '', 'غرس الطلبة عشرين شجرة.');
  await editPost(page, second ?? '', 'غرس الطلبة خمسين شجرة.');
  await editPost(page, third ?? '', 'غرس الطلبة خمسين شجرة كبيرة.');

  await choose(page, 'سجل التعديلات');
  const texts = page.getByRole('main').getByRole('article');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toContainText(second ?? '');
  expect(await findViolations(page)).toEqual([]);
  await texts.first().getByRole('link').click();
  const text = page.getByRole('region', { name: 'النص', exact: true });
  await expect(text.getByRole('insertion')).toContainText('كبيرة');
  await expect(text.getByRole('deletion')).toHaveCount(0);
  await page.getByRole('link', { name: 'كل النصوص السابقة' }).click();

  await texts.last().getByRole('link').click();
  await expect(text.getByRole('deletion')).toContainText('عشرين');
  await expect(text.getByRole('insertion').first()).toContainText('خمسين');
  await expectSound(page);
  await page.getByRole('button', { name: 'استعادة هذا النص' }).click();
  const dialog = page.getByRole('dialog', { name: 'استعادة هذا النص؟' });
  await dialog.getByRole('button', { name: 'استعادة هذا النص' }).click();
  await expect(page.getByText('تمت استعادة النص السابق بنجاح')).toBeVisible();
  await expect(heading(page, first ?? '')).toBeVisible();
  await expect(page.locator('.ui-rich-text').getByText('غرس الطلبة عشرين شجرة.')).toBeVisible();

  await page.reload();
  await expect(heading(page, first ?? '')).toBeVisible();
  await choose(page, 'سجل التعديلات');
  await expect(texts).toHaveCount(3);
});

test('an author deletes a post, which nobody reads any more, and restores it from the trash', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'oran');
  const title = aTitle('منشور يعود', page);
  await publishPost(page, title, 'نص يعود.');
  const address = page.url();
  const readers = await browser.newContext({ javaScriptEnabled: false });
  const reader = await readers.newPage();
  await reader.goto(address);
  await expect(heading(reader, title)).toBeVisible();

  await choose(page, 'حذف');
  await page.getByRole('dialog').getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(page.getByText('تم حذف المنشور بنجاح')).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(410);
  await expect(heading(reader, 'حُذف هذا المنشور')).toBeVisible();
  await reader.getByRole('link', { name: 'كل المنشورات' }).click();
  await expect(heading(reader, 'المنشورات')).toBeVisible();
  await expect(reader.getByText(title)).toHaveCount(0);

  await openLive(page, '/organization/me');
  await page.getByRole('link', { name: 'المحذوفات' }).click();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('يُحذف نهائيًا بعد 30 يومًا');
  await expectSound(page);
  await card.getByRole('button', { name: `استعادة «${title}»` }).click();
  await expect(page.getByText('تمت استعادة المنشور بنجاح')).toBeVisible();
  await expect(card).toHaveCount(0);

  expect((await reader.goto(address))?.status()).toBe(200);
  await expect(heading(reader, title)).toBeVisible();
  await readers.close();
});
