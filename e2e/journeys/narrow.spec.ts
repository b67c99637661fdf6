import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dashboardPagesOf, untilDashboardPage } from '../dashboard-pages.ts';
import { emailOf, expect, signIn, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { publicPages } from '../public-pages.ts';

const address = 'https://docs.google.com/forms/d/e/1FAIpQLSdfghjklqwertyuiopzxcvbnm1234567890/viewform?usp=sf_link';

const phone = { width: 412, height: 915 };
const narrowest = { width: 320, height: 640 };

const enlargeLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** On the narrowest phones, and with letters twice as large on others. */
async function expectNothingBeyond(page: Page, path: string, open: (path: string) => Promise<unknown>) {
  await page.setViewportSize(narrowest);
  await open(path);
  expect(await overhangOf(page), path).toBe(0);
  await page.setViewportSize(phone);
  await enlargeLetters(page);
  expect(await overhangOf(page), `${path}, letters twice as large`).toBe(0);
}

test('on the narrowest phones, and with letters twice as large, no page is wider than the screen', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 404/);
  const pages = (await publicPages(request)).map(({ path }) => path);
  for (const path of ['/', '/nowhere', '/organization/secritary-general', ...pages])
    await expectNothingBeyond(page, path, (to) => page.goto(to));
});

test('an address or a word without an end makes no page wider, for its author and for its readers', async ({
  page,
  request,
  signInAs,
  openLive,
}) => {
  const { id: author } = await signIn(request, emailOf('om'));
  const title = `${'تضامن'.repeat(16)} ${randomUUID().slice(0, 8)}`;
  const content = `<p>سجّلوا هنا: ${address}</p><p>${'W'.repeat(120)}</p>`;
  const reply = await request.post('/api/post', { multipart: { title, content, type: 'Post', author } });
  const { post } = await reply.json();

  for (const path of [`/posts/${post.id}`, `/posts?q=${encodeURIComponent(title)}`])
    await expectNothingBeyond(page, path, (to) => page.goto(to));
  await signInAs('om');
  await openLive(`/organization/edit-post/${post.id}`);
  await expect(page.getByRole('textbox', { name: 'نص المنشور' })).toContainText(address);
  expect(await overhangOf(page)).toBe(0);
});

test('with letters twice as large, and on the narrowest phones, nothing that a member writes in is wider than the screen', async ({
  page,
  request,
  signInAs,
  openLive,
}) => {
  const { id: author } = await signIn(request, emailOf('sg'));
  const [post] = await (await request.get(`/api/post?author=${author}&limit=1`)).json();
  await signInAs('sg');
  for (const [path, name] of [
    ['/organization/add-post', 'نص المنشور'],
    [`/organization/edit-post/${post.id}`, 'نص المنشور'],
    [`/organization/edit-profile/${author}`, 'الاسم الكامل'],
    [`/organization/members/${author}?tab=editProfile`, 'الاسم الكامل'],
    [`/organization/members/${author}?tab=addPost`, 'نص المنشور'],
  ] as const) {
    await expectNothingBeyond(page, path, async (to) => {
      await openLive(to);
      await expect(page.getByRole('textbox', { name })).toBeVisible();
    });
    const form = page.getByRole('form');
    const beyond = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond, `the form of ${path}, letters twice as large`).toBe(0);
  }
});

test('with letters twice as large, and on the narrowest phones with both, no page of the dashboard hangs over or cuts a figure', async ({
  page,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  for (const { path, heading } of dashboardPagesOf('ad')) {
    await expectNothingBeyond(page, path, async (to) => {
      await openLive(to);
      await untilDashboardPage(page, heading);
    });
    await page.setViewportSize(narrowest);
    expect(await overhangOf(page), `${path}, both`).toBe(0);
  }
  await page.setViewportSize(phone);
  await openLive('/organization/dashboard');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const form = page.getByRole('form', { name: 'إضافة عضو' });
  await expect(form).toBeVisible();
  await enlargeLetters(page);
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a phone that is turned upright shows the cards that were out of sight no wider than the screen', async ({
  page,
  openLive,
}) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await openLive('/organization/secritary-general');
  await page.setViewportSize(phone);
  await expect.poll(() => overhangOf(page)).toBe(0);
});
