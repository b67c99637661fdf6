import type { Page } from '@playwright/test';
import { expect, openLive, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { publicPages } from '../public-pages.ts';
import { untilLive } from '../until-live.ts';

const slogan = 'يدًا بيد نصنع الغد';
const pillars = ['الأنشطة', 'العمل', 'الخدمات', 'التطوع'];
const written = { name: 'سلمى بن عيسى', address: '0550112233', message: 'كيف أنضمّ إليكم؟' };

const contactForm = (page: Page) => page.getByRole('form', { name: 'اتصل بنا' });
const fieldsOf = (page: Page) => {
  const form = contactForm(page);
  return {
    name: form.getByRole('textbox', { name: 'الاسم' }),
    address: form.getByRole('textbox', { name: 'البريد الإلكتروني أو الهاتف' }),
    message: form.getByRole('textbox', { name: 'الرسالة' }),
    send: form.getByRole('button', { name: 'إرسال الرسالة' }),
  };
};

async function writeLetter(page: Page) {
  const { name, address, message, send } = fieldsOf(page);
  await contactForm(page).scrollIntoViewIfNeeded();
  await untilLive(contactForm(page));
  await expect(send).toBeDisabled();
  await name.fill(written.name);
  await address.fill(written.address);
  await expect(send).toBeDisabled();
  await message.fill(written.message);
  await expect(send).toBeEnabled();
}

async function expectHomePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: slogan })).toBeVisible();
  for (const pillar of pillars)
    await expect(page.getByRole('heading', { level: 3, name: pillar, exact: true })).toBeVisible();
  const posts = page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('article');
  await expect(posts).toHaveCount(10);
  for (const post of await posts.all()) {
    const title = post.getByRole('heading');
    await expect(title).toHaveText(/\p{Script=Arabic}/u);
    const preview = (await title.locator('xpath=following-sibling::*[1]').textContent()) ?? '';
    expect(preview).toMatch(/\p{Script=Arabic}/u);
    const written = preview.replace(/…$/, '');
    expect([...new Intl.Segmenter('ar').segment(written)].length).toBeLessThanOrEqual(100);
  }
  await expect(contactForm(page)).toBeVisible();
}

async function expectSecretaryGeneral(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
  await expect(page.getByText('الامين العام').first()).toBeVisible();
  for (const block of ['عن الأمينة العامة', 'معلومات الاتصال', 'منشورات مثبّتة', 'المنشورات والإعلانات']) {
    await expect(page.getByRole('heading', { level: 2, name: block })).toBeVisible();
  }
  await expect(page.getByText('sg@portal.example')).toBeVisible();
}

test('a visitor reads the home page', async ({ page }) => {
  await openLive(page, '/');
  await expectHomePage(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the home page', async ({ page }) => {
    await page.goto('/');
    await expectHomePage(page);
  });

  test("a visitor reads the secretary-general's space", async ({ page }) => {
    await page.goto('/organization/secritary-general');
    await expectSecretaryGeneral(page);
  });

  test('a visitor reads every other public page', async ({ page, request }) => {
    for (const { path, heading } of await publicPages(request)) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(main, path).toHaveText(/(\p{Script=Arabic}+\W+){12}/u);
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    }
  });
});

test('a visitor whose message is lost reads so in red, and after sending it again in green that it was sent; the notice goes away by itself', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/Failed to load resource/);
  await page.clock.install();
  await openLive(page, '/');
  await writeLetter(page);
  await page.route('**/api/auth/contact', (route) => route.abort(), { times: 1 });
  await fieldsOf(page).send.click();
  const failure = page.getByRole('listitem').filter({ hasText: 'فشل إرسال الرسالة. حاول مرة أخرى.' });
  await expect(failure).toHaveCSS('background-color', 'rgb(168, 38, 58)');
  await expect(fieldsOf(page).message).toHaveValue(written.message);
  await fieldsOf(page).send.click();
  const notice = page.getByText('تم إرسال الرسالة بنجاح');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: notice })).toHaveCSS('background-color', 'rgb(23, 83, 58)');
  await expect(fieldsOf(page).message).toHaveValue('');
  await page.clock.fastForward(5_000);
  await expect(notice).toBeHidden();
});

test('a visitor who writes before the form has woken up loses nothing and can send', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/contact-form\./, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await openLive(page, '/');
  const { name, address, message, send } = fieldsOf(page);
  await name.fill(written.name);
  await address.fill(written.address);
  await message.fill(written.message);
  scripts.resolve();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('تم إرسال الرسالة بنجاح')).toBeVisible();
});

test('a visitor follows an anchor of the home page and stands at the form', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('link', { name: 'راسلنا' }).click();
  await expect(page.getByRole('heading', { name: 'اتصل بنا' })).toBeInViewport();
  await expect(page).toHaveURL('/#contacts');
});

test('a visitor who has only a keyboard skips the header, reaches the form and sends a message', async ({ page }) => {
  await openLive(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const { name, address, message, send } = fieldsOf(page);
  const isAtForm = () => name.evaluate((field) => field === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isAtForm()); presses += 1) await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await untilLive(contactForm(page));
  await page.keyboard.type(written.name);
  await page.keyboard.press('Tab');
  await expect(address).toBeFocused();
  await page.keyboard.type(written.address);
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.type(written.message);
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم إرسال الرسالة بنجاح')).toBeVisible();
});

test("a visitor goes to the secretary-general's space, and unfolds and folds a long post", async ({ page }) => {
  await openLive(page, '/');
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(page).toHaveURL(/\/organization\/secritary-general$/);
  await expectSecretaryGeneral(page);
  const post = page.getByRole('article').filter({ hasText: 'عرض المزيد' }).first();
  const shown = async () => (await post.boundingBox())?.height ?? 0;
  const collapsed = await shown();
  await post.getByText('عرض المزيد').click();
  await expect(post.getByText('عرض أقل')).toBeVisible();
  expect(await shown()).toBeGreaterThan(collapsed);
  await post.getByText('عرض أقل').click();
  await expect(post.getByText('عرض المزيد')).toBeVisible();
  expect(await shown()).toBe(collapsed);
});

test('a visitor whose device is dark reads on dark, and finds the theme that was chosen when coming again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLive(page, '/links/about');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('banner').getByRole('button', { name: 'تبديل المظهر' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await openLive(page, '/posts');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});
