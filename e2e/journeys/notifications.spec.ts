import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { emailOf, expect, password, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { aTitle } from '../post-form.ts';
import { signInAsOwnMember } from '../staff.ts';
import { untilLive } from '../until-live.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^الإشعارات/ });
const linkTo = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: new RegExp(title) });

/** In the name of the head of the member's office. */
async function publishAsHead(request: APIRequestContext, title: string) {
  const { member } = await (
    await request.post('/api/auth/login', { data: { email: emailOf('oran'), password } })
  ).json();
  const multipart = { title, content: '<p>ندعو الطلبة إلى الحضور.</p>', type: 'Post', author: member.id };
  expect((await request.post('/api/post', { multipart })).status()).toBe(201);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

test('a member hears of what its office publishes while the page is open, reads it, and finds it read on its other device', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const { email } = await signInAsOwnMember(context.request);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await other.request.post('/api/auth/login', { data: { email, password } });
  const head = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await Promise.all([open(page, '/'), open(phone, '/posts')]);
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: لا إشعارات جديدة');

  const title = aTitle('لقاء الطلبة', page);
  await publishAsHead(head.request, title);
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: إشعار جديد واحد');
  await publishAsHead(head.request, `${title} 2`);
  await expect(bellOf(page)).toHaveAccessibleName('الإشعارات: إشعاران جديدان');

  await bellOf(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('إشعاران', { exact: true })).toBeVisible();
  await expect(main.getByText('غير مقروء')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  expect(await overhangOf(page)).toBe(0);
  await linkTo(page, `${title} 2`).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} 2` })).toBeVisible();
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: إشعار جديد واحد');

  await bellOf(phone).click();
  await expect(phone.getByRole('main').getByText('غير مقروء')).toHaveCount(1);
  await phone.getByRole('button', { name: 'تعليم الكل كمقروء' }).click();
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: لا إشعارات جديدة');
  await expect(phone.getByRole('main').getByText('غير مقروء')).toHaveCount(0);
  await Promise.all([other.close(), head.close()]);
});
