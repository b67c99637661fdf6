import type { Locator, Page } from '@playwright/test';
import { expect, openLive, password, signIn, test } from '../fixtures.ts';
import { signInAsOwnMember } from '../staff.ts';
import { addAuthenticator } from '../virtual-authenticator.ts';

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Goes from where the focus is to this element with the Tab key, as far as a page has places to stop at. */
async function tabTo(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(element)) return;
  }
  throw new Error(`the Tab key does not lead to ${element}`);
}

async function pressBy(key: 'Enter' | 'Space', page: Page, button: Locator) {
  await tabTo(page, button);
  await page.keyboard.press(key);
}

/** Somewhere on the page, and not lost with what was removed. */
const expectPlace = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('a member at the keyboard adds and removes a passkey, ends a session, takes its data along and leaves', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { email } = await signInAsOwnMember(context);
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent: 'Firefox/1 Linux' });
  await signIn(elsewhere, email);
  await addAuthenticator(page);
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

  await openLive(page, '/account/security');
  await tabTo(page, page.getByRole('textbox', { name: 'اسم المفتاح' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('هاتفي');
  await pressBy('Enter', page, button('إضافة مفتاح مرور'));
  await expect(page.getByRole('region', { name: 'رموزك الجديدة' })).toBeFocused();
  await pressBy('Space', page, button('حذف المفتاح'));
  const confirm = page.getByRole('dialog', { name: 'حذف مفتاح المرور' });
  await pressBy('Enter', page, confirm.getByRole('button', { name: 'حذف مفتاح المرور' }));
  await expect(page.getByText('تم حذف مفتاح المرور')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'هاتفي' })).toBeHidden();
  await expectPlace(page);

  await openLive(page, '/account/sessions');
  await pressBy('Space', page, button('إنهاء جلسة Firefox على Linux'));
  await expect(page.getByText('تم إنهاء الجلسة بنجاح')).toBeVisible();
  expect((await elsewhere.get('/api/auth/session')).status()).toBe(401);
  await expectPlace(page);
  await elsewhere.dispose();

  await openLive(page, '/account/data');
  await pressBy('Enter', page, button('طلب نسخة'));
  const link = page.getByRole('link', { name: /^تنزيل/ });
  await tabTo(page, link);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('tadamon-data.zip');
  await pressBy('Space', page, button('حذف حسابي'));
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'كلمة المرور' })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^سنحذف حسابك يوم/)).toBeVisible();
  await expectPlace(page);
});
