import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { emailOf, expect, openLive, password, signIn, test } from '../fixtures.ts';
import { rowOf, signInAsOwnMember, unfold } from '../staff.ts';

/** A member of the test's own with a post, whose session this browser has. */
async function signInAsNewcomer(context: BrowserContext) {
  const member = await signInAsOwnMember(context);
  const title = `منشور ${member.name}`;
  const multipart = { title, content: '<p>نص</p>', type: 'Post', author: member.id };
  const reply = await context.request.post('/api/post', { multipart });
  expect(reply.status()).toBe(201);
  return { ...member, post: (await reply.json()).post };
}

async function givePassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'أكّد هويتك' });
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await dialog.getByRole('button', { name: 'متابعة', exact: true }).click();
}

test('a member takes its data along and leaves for good, and its post stays by a former member', async ({
  page,
  context,
}) => {
  const { request } = context;
  const member = await signInAsNewcomer(context);

  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('link', { name: 'حسابي', exact: true }).click();
  await page.getByRole('navigation', { name: 'حسابي' }).getByRole('link', { name: 'البيانات' }).click();
  await expect(page).toHaveURL('/account/data');
  await page.getByRole('button', { name: 'طلب نسخة' }).click();
  await expect(page.getByText('نجهّز نسختك الآن')).toBeVisible();
  const link = page.getByRole('link', { name: /^تنزيل/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('tadamon-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  const leave = page.getByRole('form', { name: 'حذف حسابي' });
  await leave.getByRole('button', { name: 'حذف حسابي' }).click();
  const asked = page.getByRole('dialog', { name: 'أكّد هويتك' });
  await expect(asked.getByRole('textbox', { name: 'كلمة المرور' })).toBeFocused();
  expect(await findViolations(page), 'the window that asks for the password').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(leave.getByText(/^لم يُطلب حذف الحساب/)).toBeVisible();
  await expect(leave.getByRole('button', { name: 'حذف حسابي' })).toBeFocused();
  await leave.getByRole('button', { name: 'حذف حسابي' }).click();
  await givePassword(page);
  await expect(page.getByText(/^سنحذف حسابك يوم/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
  expect((await request.get('/api/auth/session')).status()).toBe(401);

  await signIn(context, emailOf('ad'));
  await openLive(page, '/organization/dashboard/deletions');
  await unfold(rowOf(page, member.name));
  await rowOf(page, member.name)
    .getByRole('button', { name: `حذف الآن: ${member.name}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف الحساب الآن' }).click();
  await expect(page.getByText('تم حذف الحساب وما يخص صاحبه')).toBeVisible();
  await expect(rowOf(page, member.name)).toHaveCount(0);

  const { author } = await (await request.get(`/api/post/${member.post.id}`)).json();
  expect(author).toMatchObject({ name: 'عضو سابق', avatar: null, bio: '' });
  const login = { email: member.email, password };
  expect((await request.post('/api/auth/login', { data: login })).status()).toBe(401);
});
