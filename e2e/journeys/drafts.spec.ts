import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { findViolations } from '../find-violations.ts';
import { type Account, emailOf, expect, signIn, signInAs, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { aTitle, picture, publish, textOf, titleOf } from '../post-form.ts';
import { untilLive } from '../until-live.ts';

const phone = { width: 412, height: 915 };
const desk = { width: 1440, height: 900 };
const composer = '/organization/add-post';

/** A browser of its own on which the member is signed in. */
async function aDevice(browser: Browser, account: Account, viewport: typeof phone) {
  const context = await browser.newContext({ viewport });
  await signIn(context, emailOf(account));
  return context.newPage();
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

const saved = (page: Page) => page.getByText('المسودة محفوظة في حسابك');
const cardOf = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });

test('an author begins a draft on the phone, with pictures, and finishes it at the desk', async ({ browser, page }) => {
  const [mobile, computer] = [await aDevice(browser, 'om', phone), await aDevice(browser, 'om', desk)];
  const title = aTitle('من الهاتف إلى المكتب', page);
  await open(mobile, composer);
  await titleOf(mobile).fill(title);
  await textOf(mobile).fill('بدأت في الحافلة.');
  const chosen = mobile.getByRole('img', { name: 'الصورة المرفقة' });
  await mobile.getByLabel('إرفاق صورة').setInputFiles(picture);
  await expect(saved(mobile)).toBeVisible();
  await mobile.getByRole('button', { name: 'إزالة الصورة' }).click();
  await expect(chosen).toHaveCount(0);
  await mobile.getByLabel('إرفاق صورة').setInputFiles(picture);
  await expect(chosen).toBeVisible();
  await expect(mobile.getByText('دون صورها')).toBeVisible();
  await expect(saved(mobile)).toBeVisible();

  await open(computer, '/organization/me');
  const mine = computer.getByRole('region', { name: 'مسوداتي' });
  await expect(mine.getByRole('link', { name: title })).toBeVisible();
  await mine.getByRole('link', { name: 'كل مسوداتي' }).click();
  await expect(cardOf(computer, title)).toContainText('بدأت في الحافلة.');
  await cardOf(computer, title).getByRole('link', { name: title, exact: true }).click();
  await expect(textOf(computer)).toHaveText('بدأت في الحافلة.');
  await expect(computer.getByRole('img', { name: 'الصورة المرفقة' })).toHaveAttribute('src', /^\/media\//);
  await textOf(computer).click();
  await computer.keyboard.press('Control+End');
  await computer.keyboard.type(' وأنهيت في المكتب.');
  await expect(saved(computer)).toBeVisible();

  await textOf(mobile).fill('من الهاتف.');
  const other = mobile.getByRole('region', { name: 'النص المحفوظ' });
  await expect(other).toContainText('وأنهيت في المكتب.');
  await expectSound(mobile);
  await other.getByRole('button', { name: 'أخذ النص المحفوظ' }).click();
  await expect(textOf(mobile)).toContainText('وأنهيت في المكتب.');

  await publish(computer);
  await expect(computer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(computer.locator('.ui-rich-text')).toContainText('بدأت في الحافلة. وأنهيت في المكتب.');
  await expect(computer.locator('figure img')).toBeVisible();

  await open(mobile, '/organization/drafts');
  await expect(cardOf(mobile, title)).toHaveCount(0);
  expect(await overhangOf(mobile)).toBe(0);
});

test('an author who closes the page in the middle of a word finds the word on another device', async ({
  browser,
  page,
}) => {
  await signInAs(page, 'no');
  const title = aTitle('أُغلقت الصفحة', page);
  await open(page, composer);
  await titleOf(page).fill(title);
  await page.close({ runBeforeUnload: true });
  const other = await aDevice(browser, 'no', desk);
  await expect(async () => {
    await open(other, '/organization/drafts');
    await expect(cardOf(other, title)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('an author puts a post off until tomorrow, changes what it says, and takes it back to write on', async ({
  page,
}) => {
  await signInAs(page, 'op');
  const another = { title: aTitle('مسودة أخرى', page), content: '<p>نص</p>', type: 'Post' };
  const request = { multipart: another, headers: { 'if-match': '"0"' } };
  expect((await page.request.put(`/api/draft/${crypto.randomUUID()}`, request)).status()).toBe(200);
  const title = aTitle('في موعده', page);
  await open(page, composer);
  await titleOf(page).fill(title);
  await textOf(page).fill('يُنشر غدًا.');
  await page.getByRole('button', { name: 'نشر لاحقًا' }).click();
  const dialog = page.getByRole('dialog', { name: 'نشر لاحقًا' });
  const time = dialog.getByLabel('اليوم والساعة');
  await time.fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'تحديد الموعد' }).click();
  await expect(dialog.getByText('فات هذا الموعد')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await time.fill(`${tomorrow}T10:00`);
  await dialog.getByRole('button', { name: 'تحديد الموعد' }).click();
  const card = cardOf(page, title);
  await expect(card).toContainText('، 10:00');
  await expect(cardOf(page, another.title)).toHaveCount(0);
  await expectSound(page);
  await card.getByRole('link', { name: title, exact: true }).click();
  const form = page.getByRole('form', { name: 'تعديل المنشور' });
  await expect(form.getByLabel('موعد النشر')).toHaveValue(`${tomorrow}T10:00`);
  await textOf(page).fill('يُنشر غدًا صباحًا.');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'حفظ' }).click();
  await expect(card).toContainText('يُنشر غدًا صباحًا.');
  await expect(card).toContainText('، 10:00');
  await card.getByRole('button', { name: `إرجاع «${title}» إلى مسودة` }).click();
  await expect(cardOf(page, another.title)).toBeVisible();
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(textOf(page)).toHaveText('يُنشر غدًا صباحًا.');
});
