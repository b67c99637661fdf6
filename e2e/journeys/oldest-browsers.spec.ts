import { dashboardPagesOf, untilDashboardPage } from '../dashboard-pages.ts';
import { emailOf, expect, openLive, password, signInAs, test } from '../fixtures.ts';
import { aTitle, openPostForm, picture, publish, textOf, titleOf } from '../post-form.ts';
import { publicPages } from '../public-pages.ts';
import { removeAbsentApis } from '../remove-absent-apis.ts';

const notStarted = 'لم تكتمل الصفحة';

test.describe('in a browser that lacks everything newer than the floor', () => {
  test.beforeEach(({ context }) => removeAbsentApis(context));

  test('a visitor of the oldest browsers reads every public page and signs in', async ({ page, request }) => {
    test.slow(true, 'visits every public page');
    await openLive(page, '/');
    const removed: string[] = await page.evaluate(() => Reflect.get(globalThis, 'removedApis'));
    for (const name of ['Promise.withResolvers', 'Intl.Segmenter', 'Array.toSorted']) expect(removed).toContain(name);
    test.info().annotations.push({ type: 'removed APIs', description: `${removed.length}` });
    for (const { path, heading } of await publicPages(request)) {
      await openLive(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
    const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
    await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(emailOf('om'));
    await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
    await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
    await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  });

  test('a head of office with one of the oldest browsers publishes a post with a picture', async ({ page }) => {
    await signInAs(page, 'op');
    await openPostForm(page);
    const title = aTitle('حملة تشجير', page);
    await titleOf(page).fill(title);
    await textOf(page).click();
    await page.keyboard.type('نص طويل بما يكفي');
    await page.getByLabel('إرفاق صورة').setInputFiles(picture);
    await publish(page);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  });

  for (const account of ['op', 'ad'] as const)
    test(`${account} with one of the oldest browsers opens every page of the dashboard`, async ({ page }) => {
      await signInAs(page, account);
      for (const { path, heading } of dashboardPagesOf(account)) {
        await openLive(page, path);
        await untilDashboardPage(page, heading);
      }
    });

  test('a member with one of the oldest browsers opens every page of its own', async ({ page }) => {
    await signInAs(page, 'om');
    for (const [path, heading] of [
      ['/account/security', 'أمان الحساب'],
      ['/account/sessions', 'الأجهزة المتصلة'],
      ['/account/data', 'بياناتي وحسابي'],
      ['/organization/drafts', 'مسوداتي'],
      ['/organization/notifications', 'الإشعارات'],
      ['/organization/notifications/choices', 'إعدادات الإشعارات'],
      ['/organization/trash', 'المحذوفات'],
    ] as const) {
      await openLive(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    }
  });
});

test('a visitor whose browser cannot run the scripts reads that the page is not complete, and writes to the organisation all the same', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/Map is not defined/);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Map')); // which React cannot do without
  await page.goto('/links/contacts-info');
  await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى');
  await expect(page.getByRole('alert').filter({ hasText: notStarted })).toBeVisible();
  await page.getByRole('textbox', { name: /^البريد الإلكتروني أو/ }).fill('salma@portal.example');
  await page.getByRole('textbox', { name: 'الرسالة' }).fill('رسالة من هاتف قديم');
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
  await expect(page.getByText('تم إرسال الرسالة بنجاح')).toBeVisible();
});

test('a member to whom the scripts of a page do not come reads so, and reloads it by the link', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED/);
  await signInAs(page, 'om');
  const isScript = /\/r\/shell\/[^?]*\.js/;
  await page.route(isScript, (route) => route.abort());
  await page.goto('/organization/notifications');
  const said = page.getByRole('alert').filter({ hasText: notStarted });
  await expect(said).toBeVisible();
  await page.unroute(isScript);
  await said.getByRole('link', { name: 'أعد تحميلها' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^حساب/ })).toBeVisible();
  await expect(said).toHaveCount(0);
});
