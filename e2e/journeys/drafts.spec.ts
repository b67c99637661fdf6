import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { findViolations } from '../find-violations.ts';
import { type Account, emailOf, expect, signIn, test } from '../fixtures.ts';
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

async function openFromList(page: Page, title: string) {
  await open(page, '/organization/drafts');
  await cardOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(titleOf(page)).toHaveValue(title);
}

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
  const mine = computer.getByRole('region', { name: 'مسودتي' });
  await expect(mine.getByRole('link', { name: title })).toBeVisible();
  await mine.getByRole('link', { name: 'كل مسوداتي' }).click();
  await expect(cardOf(computer, title)).toContainText('بدأت في الحافلة.');
  await expectSound(computer);
  await cardOf(computer, title).getByRole('link', { name: title, exact: true }).click();
  await expect(textOf(computer)).toHaveText('بدأت في الحافلة.');
  await expect(computer.getByRole('img', { name: 'الصورة المرفقة' })).toHaveAttribute('src', /^\/media\//);
  await textOf(computer).click();
  await computer.keyboard.press('Control+End');
  await computer.keyboard.type(' وأنهيت في المكتب.');
  await publish(computer);
  await expect(computer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(computer.locator('.ui-rich-text')).toContainText('بدأت في الحافلة. وأنهيت في المكتب.');
  await expect(computer.locator('figure img')).toBeVisible();

  await open(mobile, '/organization/drafts');
  await expect(cardOf(mobile, title)).toHaveCount(0);
  expect(await overhangOf(mobile)).toBe(0);
});

test('an author whose line is cut in the middle writes on, leaves, comes back, and nothing is lost', async ({
  browser,
  page,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('oran');
  expectPageError(/could not be loaded/, { mayBeMissing: true });
  const title = aTitle('انقطع الخط', page);
  await open(page, '/organization/drafts');
  await page.getByRole('main').getByRole('link', { name: 'إضافة منشور' }).click();
  await titleOf(page).fill(title);
  await expect(saved(page)).toBeVisible();
  await page.context().setOffline(true);
  await textOf(page).fill('كُتب دون خط.');
  await expect(page.getByText('ونرسلها إلى حسابك حين يعود الاتصال')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('لم تصل إلى حسابك بعد')).toBeVisible();
  await page.goForward();
  await expect(textOf(page)).toHaveText('كُتب دون خط.');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();

  const other = await aDevice(browser, 'oran', desk);
  await openFromList(other, title);
  await expect(textOf(other)).toHaveText('كُتب دون خط.');
});

test('an author who closes the page in the middle of a word finds the word on another device', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('no');
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

test('an author who wrote on two devices reads both texts, takes one, and takes the other back', async ({
  browser,
  page,
  expectPageError,
}) => {
  expectPageError(/status of 409/, { mayBeMissing: true });
  const [mobile, computer] = [await aDevice(browser, 'sg', phone), await aDevice(browser, 'sg', desk)];
  const title = aTitle('على جهازين', page);
  await open(mobile, composer);
  await titleOf(mobile).fill(title);
  await textOf(mobile).fill('البداية.');
  await expect(saved(mobile)).toBeVisible();
  await openFromList(computer, title);
  await textOf(computer).fill('من المكتب.');
  await expect(saved(computer)).toBeVisible();

  await textOf(mobile).fill('من الهاتف.');
  const other = mobile.getByRole('region', { name: 'النص المحفوظ' });
  await expect(other.getByRole('alert')).toContainText('غيّرته من مكان آخر');
  await expect(other).toContainText('من المكتب.');
  await expect(textOf(mobile)).toHaveText('من الهاتف.');
  await expect(mobile.getByRole('button', { name: 'نشر', exact: true })).toHaveCount(0);
  await expectSound(mobile);
  await other.getByRole('button', { name: 'أخذ النص المحفوظ' }).click();
  await expect(textOf(mobile)).toHaveText('من المكتب.');
  const former = mobile.getByRole('region', { name: 'النص الذي كان في النموذج' });
  await former.getByRole('button', { name: 'إعادته إلى النموذج' }).click();
  await expect(textOf(mobile)).toHaveText('من الهاتف.');
  await expect(saved(mobile)).toBeVisible();

  await open(computer, '/organization/drafts');
  await cardOf(computer, title)
    .getByRole('button', { name: `حذف مسودة «${title}»` })
    .click();
  const dialog = computer.getByRole('dialog', { name: /^حذف المسودة/ });
  await dialog.getByRole('button', { name: 'حذف المسودة' }).click();
  await expect(computer.getByText('تم حذف المسودة')).toBeVisible();
  await expect(cardOf(computer, title)).toHaveCount(0);
});

test('an author schedules a post, moves its time, and takes it back to write on', async ({ page, signInAs }) => {
  await signInAs('op');
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
  await expectSound(page);
  await card.getByRole('button', { name: `تغيير موعد «${title}»` }).click();
  await time.fill(`${tomorrow}T18:30`);
  await dialog.getByRole('button', { name: 'تحديد الموعد' }).click();
  await expect(card).toContainText('، 18:30');
  await card.getByRole('button', { name: `إرجاع «${title}» إلى مسودة` }).click();
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(textOf(page)).toHaveText('يُنشر غدًا.');
});
