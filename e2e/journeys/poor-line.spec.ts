import { expect, test } from '../fixtures.ts';

test('a member whose line breaks while writing is still asked before leaving, and loses nothing of what was typed', async ({
  page,
  context,
  signInAs,
  openLive,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
  await signInAs('om');
  const { member } = await (await page.request.get('/api/auth/session')).json();
  await openLive(`/organization/edit-profile/${member.id}`);
  const bio = page.getByRole('textbox', { name: 'نبذة قصيرة' });
  await bio.fill('كلام طويل كُتب في الحافلة');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'البقاء في الصفحة' }).click();
  await expect(bio).toHaveValue('كلام طويل كُتب في الحافلة');
});

test('an author whose line breaks reads that a window could not be opened, and opens it when the line is back', async ({
  page,
  context,
  signInAs,
  openLive,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
  await signInAs('sg');
  await openLive('/organization/secritary-general');
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

test('an author to whom the controls of a post cannot come still reads the page', async ({
  page,
  signInAs,
  openLive,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  expectTrouble(/could not be loaded/);
  await openLive('/organization/secritary-general');
  await page.route('**/r/remote-spaces/**/*.js', (route) => route.abort());
  await signInAs('sg');
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await expect(page.getByRole('banner').getByRole('button', { name: /نجاة/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^حذف/ })).toHaveCount(0);
});
