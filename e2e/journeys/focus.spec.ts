import type { Locator } from '@playwright/test';
import { emailOf, expect, openLive, password, signInAs, test } from '../fixtures.ts';
import { aTitle } from '../post-form.ts';
import { untilLive } from '../until-live.ts';

test('a member at the keyboard is never left without a place: theme, sign-in, account, message', async ({ page }) => {
  await openLive(page, '/links/contacts-info');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'تبديل المظهر' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(banner.getByRole('button', { name: 'تبديل المظهر' })).toBeFocused();

  await banner.getByRole('link', { name: 'تسجيل الدخول' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(emailOf('oran'));
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.keyboard.press('Enter');
  const account = banner.getByRole('button', { name: /^حساب / });
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: /^حساب / })
      .getByRole('link')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  const form = page.getByRole('form', { name: 'اتصل بنا' });
  await form.scrollIntoViewIfNeeded();
  await untilLive(form);
  await form.getByRole('textbox', { name: 'الاسم' }).fill('سلمى');
  await form.getByRole('textbox', { name: /البريد/ }).fill('salma@portal.example');
  await form.getByRole('textbox', { name: 'الرسالة' }).fill('سلام');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم إرسال الرسالة بنجاح')).toBeVisible();
  await expect(form).toBeFocused();
});

test('a member who deletes a post by the keyboard goes on in the list it was in', async ({ page, context }) => {
  await signInAs(page, 'oran');
  const { member } = await (await context.request.get('/api/auth/session')).json();
  const title = aTitle('يُحذف بلوحة المفاتيح', page);
  const multipart = { title, content: '<p>نص</p>', type: 'Post', author: member.id };
  expect((await context.request.post('/api/post', { multipart })).status()).toBe(201);
  await openLive(page, `/organization/provincial-offices?office=${member.office.id}`);
  await page.getByRole('button', { name: `حذف «${title}»` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `حذف المنشور «${title}»؟` });
  await expect(dialog.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await dialog.getByRole('button', { name: 'حذف المنشور' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم حذف المنشور بنجاح')).toBeVisible();
  await expect(page.getByRole('region', { name: 'منشورات المكتب' }).getByRole('list').first()).toBeFocused();
});

/** By how many pixels the ring of a focused link is cut off by the row that it stands in. */
const cutOff = (link: Locator) =>
  link.evaluate((element) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
    const reach =
      outlineStyle === 'none' ? Number.NaN : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const row = element.closest('nav') ?? element;
    return row.getBoundingClientRect().top - (element.getBoundingClientRect().top - reach);
  });

test('a member at the keyboard sees the whole ring around a view of the posts, and around a page of the dashboard', async ({
  page,
}) => {
  await signInAs(page, 'ad');
  for (const [path, name] of [
    ['/posts', 'منشورات'],
    ['/organization/dashboard', 'الأعضاء والأرقام'],
  ] as const) {
    await openLive(page, path);
    const link = page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true });
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await cutOff(link)).toBeLessThanOrEqual(0);
  }
});
