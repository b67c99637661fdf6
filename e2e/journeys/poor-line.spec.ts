import type { Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

/** Opens a page whose scripts take their time, and answers how to let them come. */
async function openAsleep(page: Page, path: string) {
  const awake = Promise.withResolvers<void>();
  await page.route('**/r/**/*.js', async (route) => {
    await awake.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async function wake() {
    awake.resolve();
    await untilLive(page.getByRole('banner'));
  };
}

test('what a visitor types and chooses before the page is live is sent', async ({ page }) => {
  const wake = await openAsleep(page, '/posts');
  await page.getByRole('searchbox').fill('منحة');
  await page.getByRole('search').getByText('تصفية', { exact: true }).click();
  const office = page.getByRole('search').getByRole('combobox');
  await office.selectOption('أدرار');
  const chosen = await office.inputValue();
  await wake();
  await page.getByRole('search').getByRole('button').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('منحة');
  expect(new URL(page.url()).searchParams.get('office')).toBe(chosen);
  await expect(page.getByRole('searchbox')).toHaveValue('منحة');
});

test('a member whose line breaks while writing still has to confirm leaving, and loses nothing of what was typed', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
  expectPageError(/unread-notifications could not be loaded/, { mayBeMissing: true }); // the bell may just be asking
  await signInAs(page, 'om');
  const { member } = await (await page.request.get('/api/auth/session')).json();
  await openLive(page, `/organization/edit-profile/${member.id}`);
  const bio = page.getByRole('textbox', { name: 'نبذة قصيرة' });
  await bio.fill('كلام طويل كُتب في الحافلة');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'البقاء' }).click();
  await expect(bio).toHaveValue('كلام طويل كُتب في الحافلة');
});

test('an author whose line breaks reads that a window could not be opened, and opens it when the line is back', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
  expectPageError(/unread-notifications could not be loaded/, { mayBeMissing: true }); // the bell may just be asking
  await signInAs(page, 'sg');
  await openLive(page, '/organization/secritary-general');
  const remove = page.getByRole('button', { name: /^حذف/ }).first();
  await expect(remove).toBeVisible();
  await context.setOffline(true);
  await remove.click();
  await expect(page.getByText('تعذّر فتح النافذة')).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await remove.click();
    await expect(page.getByRole('dialog', { name: /حذف/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an author to whom the controls of a post cannot come still reads the page', async ({ page, expectPageError }) => {
  expectPageError(/ERR_FAILED/);
  expectPageError(/could not be loaded/);
  await openLive(page, '/organization/secritary-general');
  await page.route('**/r/remote-spaces/**/*.js', (route) => route.abort());
  await signInAs(page, 'sg');
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await expect(page.getByRole('banner').getByRole('button', { name: /نجاة/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^حذف/ })).toHaveCount(0);
});
