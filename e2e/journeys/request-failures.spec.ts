import type { Page } from '@playwright/test';
import { emailOf, expect, openLive, password, test } from '../fixtures.ts';

const lostPosts = { status: 500, json: { code: 'internal', message: 'internal' } };
const postsCalls = /\/api\/post(\?|$|\/)/;

const onePost = /\/api\/post\/[\w-]+$/;

const openPosts = (page: Page) => page.getByRole('main').getByRole('link', { name: 'كل المنشورات' }).first().click();
const recent = (page: Page) => page.getByRole('region', { name: 'آخر النشاطات' });
const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: /تضامن/ }).click();

test('while posts cannot be had a visitor sees five blank cards and a list that says so; both recover', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/status of 500/);
  expectPageError(/posts could not be loaded/);
  await page.clock.install();
  await openLive(page, '/links/about');
  await page.route(postsCalls, (route) => route.fulfill(lostPosts));
  await goHome(page);
  await expect(recent(page).getByRole('listitem')).toHaveCount(5);
  await expect(recent(page).getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await openPosts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'المنشورات' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المنشورات');
  await page.unroute(postsCalls);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.route(postsCalls, (route) => route.fulfill(lostPosts));
  await goHome(page);
  await expect(recent(page).getByRole('listitem')).toHaveCount(5);
  await page.unroute(postsCalls);
  await page.clock.fastForward(10_000);
  await expect(recent(page).getByRole('article')).toHaveCount(10);
});

test('while the server does not answer a visitor is not left waiting for ever, and can ask again', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/post could not be loaded/);
  await page.clock.install();
  await openLive(page, '/posts');
  const answer = Promise.withResolvers<void>();
  const requested = page.waitForRequest(onePost);
  await page.route(onePost, async (route) => {
    await answer.promise;
    await route.abort().catch(() => undefined);
  });
  // the newest may be another journey's, which removes it meanwhile
  const title = page.getByRole('main').getByRole('article').last().getByRole('link');
  const name = (await title.textContent()) ?? '';
  await title.click();
  await requested;
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المنشور');
  await page.unroute(onePost);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  answer.resolve();
});

test('a member signs in where the scripts of the window cannot be fetched', async ({ page, expectPageError }) => {
  expectPageError(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const scripts = /\/r\/shell\/.*\.js$/;
  await openLive(page, '/links/about');
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(emailOf('om'));
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.unroute(scripts);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^حساب/ })).toBeVisible();
});
