import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { emailOf, signIn } from '../fixtures.ts';
import { expect, test } from '../own-portal.ts';
import { aTitle } from '../post-form.ts';
import { chooseOwnPassword, insertMember, insertOffice } from '../staff.ts';
import { untilLive } from '../until-live.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^الإشعارات/ });
const linkTo = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: new RegExp(title) });

type Parts = { browser: Browser; baseURL: string | undefined };

async function signInAs({ browser, baseURL }: Parts, email: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(context, email);
  return context;
}

/** An office with a head and a member, in a portal of the journey's own: what the national office publishes is told to all. */
async function anOffice(parts: Parts) {
  const { request } = await signInAs(parts, emailOf('ad'));
  const { id: officeId } = await insertOffice(request);
  const head = await insertMember(request, { role: 'OP', officeId });
  const member = await insertMember(request, { role: 'OM', officeId });
  const ofHead = await signInAs(parts, head.email);
  await chooseOwnPassword(ofHead.request, head);
  async function publish(title: string) {
    const post = { title, content: '<p>ندعو الطلبة إلى الحضور.</p>', type: 'Post', author: head.id };
    expect((await ofHead.request.post('/api/post', { multipart: post })).status()).toBe(201);
  }
  return { member, publish };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

test('a member hears of what its office publishes while the page is open, reads it, and finds it read on its other device', async ({
  browser,
  baseURL,
}) => {
  const { member, publish } = await anOffice({ browser, baseURL });
  const [desk, pocket] = [
    await signInAs({ browser, baseURL }, member.email),
    await signInAs({ browser, baseURL }, member.email),
  ];
  const [page, phone] = [await desk.newPage(), await pocket.newPage()];
  await Promise.all([open(page, '/'), open(phone, '/posts')]);
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: لا إشعارات جديدة');

  const title = aTitle('لقاء الطلبة', page);
  await publish(title);
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: إشعار جديد واحد');
  await publish(`${title} 2`);
  await expect(bellOf(page)).toHaveAccessibleName('الإشعارات: إشعاران جديدان');

  await bellOf(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('إشعاران', { exact: true })).toBeVisible();
  await expect(main.getByText('غير مقروء')).toHaveCount(2);
  await expectSound(page);
  await linkTo(page, `${title} 2`).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} 2` })).toBeVisible();
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: إشعار جديد واحد');

  await bellOf(phone).click();
  await expect(phone.getByRole('main').getByText('غير مقروء')).toHaveCount(1);
  await phone.getByRole('button', { name: 'تعليم الكل كمقروء' }).click();
  for (const each of [page, phone]) await expect(bellOf(each)).toHaveAccessibleName('الإشعارات: لا إشعارات جديدة');
  await expect(phone.getByRole('main').getByText('غير مقروء')).toHaveCount(0);
});
