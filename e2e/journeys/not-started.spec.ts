import type { Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { textOf } from '../post-form.ts';

const said = 'لم يكتمل هذا الجزء من الصفحة';
const reload = 'أعد تحميل الصفحة';
const scripts = /\/r\/[^?]*\.js/;

/** Keeps the scripts from coming that hold these words. */
const withhold = (page: Page, words: string) =>
  page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return body.includes(words) ? route.abort() : route.fulfill({ response, body });
  });

test.beforeEach(({ expectPageError }) => {
  expectPageError(/ERR_FAILED|ChunkLoadError|Loading chunk/);
});

test.use({ serviceWorkers: 'block' });

test('a member whose account menu does not come reads so, and opens it once the page is loaded again', async ({
  page,
}) => {
  await signInAs(page, 'om');
  await withhold(page, 'site-user-head');
  await openLive(page, '/');
  const account = page.getByRole('banner').getByRole('button', { name: /^حساب/ });
  await account.click();
  await expect(page.getByRole('alert').filter({ hasText: 'تعذّر فتح النافذة' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: reload }).click();
  await expect(page.getByRole('button', { name: reload })).toHaveCount(0);
  await expect(account).toBeVisible();
  await account.click();
  await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
});

test('a member whose bell does not come reads that the page is not complete', async ({ page }) => {
  await signInAs(page, 'om');
  await withhold(page, 'site-bell-count');
  await openLive(page, '/');
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: reload }).click();
  await expect(page.getByRole('link', { name: /^الإشعارات/ })).toBeVisible();
});

test('an author whose editor does not come reads so in its place, and writes once the page is loaded again', async ({
  page,
}) => {
  await signInAs(page, 'op');
  await withhold(page, 'ql-editor');
  await openLive(page, '/organization/add-post');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: said })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: reload }).click();
  await expect(textOf(page)).toBeVisible();
});

test('staff whose charts do not come reads so in their place, and goes on with its members', async ({ page }) => {
  await signInAs(page, 'op');
  await page.route(/dashboard-charts/, (route) => route.abort());
  await openLive(page, '/organization/dashboard');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'تعذّر عرض الرسوم البيانية' });
  await expect(alert.getByRole('button', { name: reload })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'الإحصائيات' }).first()).toBeVisible();
});
