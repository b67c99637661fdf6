import type { Page } from '@playwright/test';
import { emailOf, expect, openLive, password, signInAs, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { untilLive } from '../until-live.ts';

const signInButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' });
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^حساب/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'تسجيل الدخول' });

async function fillIn(page: Page, email: string, secret: string) {
  const dialog = dialogOf(page);
  await signInButton(page).click();
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(secret);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

test('a member signs in and out again', async ({ page }) => {
  await openLive(page, '/');
  await fillIn(page, emailOf('om'), password);
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/organization/me');
  await expect(page.getByRole('heading', { name: 'جديد مكتبي' })).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByText('تم تسجيل الخروج بنجاح')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await untilLive(page.getByRole('banner'));
  await expect(signInButton(page)).toBeVisible();
});

test('a member leaves the sign-in window with Escape and stands again at its button', async ({ page }) => {
  await openLive(page, '/');
  await signInButton(page).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(signInButton(page)).toBeFocused();
});

// no browser at a desk has Android's Back: the window is asked to close as Android does
test('a member leaves the sign-in window with Back of its phone, and stays on the page', async ({ page }) => {
  await openLive(page, '/posts');
  await signInButton(page).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  await dialogOf(page).evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(dialogOf(page)).toBeHidden();
  await expect(signInButton(page)).toBeFocused();
  await expect(page).toHaveURL('/posts');
});

test('a member who signs out in one tab is signed out in the other', async ({ page, context }) => {
  await signInAs(page, 'om');
  await openLive(page, '/');
  const other = await context.newPage();
  await other.goto('/organization/secritary-general');
  await expect(accountButton(other)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(other)).toBeVisible();
});

test('a member is sent from the dashboard to the home page and is shown no link to it', async ({ page }) => {
  await signInAs(page, 'om');
  await page.goto('/organization/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'الأمين العام' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'لوحة التحكم' })).toHaveCount(0);
});
