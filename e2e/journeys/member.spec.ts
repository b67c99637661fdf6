import type { Page } from '@playwright/test';
import { emailOf, expect, password, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { signInAsOwnMember } from '../staff.ts';
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

test('a member signs in and out again', async ({ page, openLive }) => {
  await openLive('/');
  await fillIn(page, emailOf('om'), password);
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByText('تم تسجيل الخروج بنجاح')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await untilLive(page.getByRole('banner'));
  await expect(signInButton(page)).toBeVisible();
});

// a control that moves between two moments of one press does not hear it
test('what reminds a member of its account moves nothing of the page that it was reading', async ({
  page,
  context,
  openLive,
}) => {
  await signInAsOwnMember(context);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/r/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('site-reminder')) {
      held.resolve();
      await released.promise;
    }
    await route.fulfill({ response });
  });
  await openLive('/account/security');
  await held.promise;
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  released.resolve();
  await expect(page.getByRole('complementary', { name: 'تذكير بحسابك' })).toBeInViewport();
  expect(await title.boundingBox()).toEqual(before);
});

// a card that follows a moment later is not where it was when the finger goes up: the press is lost
test("a member's account card stays where it is while the page scrolls", async ({ page, signInAs, openLive }) => {
  await signInAs('om');
  await openLive('/posts');
  await accountButton(page).click();
  await expect(page.getByRole('link', { name: 'صفحتي' })).toBeFocused();
  const moved = await page.getByRole('button', { name: 'تسجيل الخروج' }).evaluate((button) => {
    const before = button.getBoundingClientRect().top;
    scrollBy({ top: 300, behavior: 'instant' });
    return button.getBoundingClientRect().top - before;
  });
  expect(moved).toBe(0);
});

test('a member leaves the sign-in window with Escape and stands again at its button', async ({ page, openLive }) => {
  await openLive('/');
  await signInButton(page).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(signInButton(page)).toBeFocused();
});

// no browser at a desk has Android's Back: the window is asked to close as Android does
test('a member leaves the sign-in window with Back of its phone, and stays on the page', async ({ page, openLive }) => {
  await openLive('/posts');
  await signInButton(page).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  await dialogOf(page).evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(dialogOf(page)).toBeHidden();
  await expect(signInButton(page)).toBeFocused();
  await expect(page).toHaveURL('/posts');
});

test('a member whose password is wrong reads what the server says and keeps the e-mail', async ({
  page,
  openLive,
  expectPageError,
}) => {
  expectPageError(/status of 401/);
  await openLive('/');
  await fillIn(page, emailOf('om'), 'not-this-one');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue('om@portal.example');
});

test('a member who signs out in one tab is signed out in the other', async ({ page, context, signInAs, openLive }) => {
  await signInAs('om');
  await openLive('/');
  const other = await context.newPage();
  await other.goto('/organization/secritary-general');
  await expect(accountButton(other)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(other)).toBeVisible();
});

for (const [who, account] of [
  ['a member', 'om'],
  ['the secretary-general', 'sg'],
] as const) {
  test(`${who} is sent from the dashboard to the home page and is shown no link to it`, async ({ page, signInAs }) => {
    await signInAs(account);
    await page.goto('/organization/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'الأمين العام' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'لوحة التحكم' })).toHaveCount(0);
  });
}
