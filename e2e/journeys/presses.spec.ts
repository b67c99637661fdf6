import type { Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

const visits = 4;
const pressesPerVisit = 5;
const withinMs = 800;
const cpuRate = 4;

/** Before the page's scripts are requested, while they come and are evaluated, and after: other moments each time. */
const randomPause = (page: Page) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), Math.random() * withinMs);

/** Keeps the scripts from the page until the function that is returned is called. */
async function holdScripts(page: Page) {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/r/**/*.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  return scripts.resolve;
}

test('no press on the way in is lost, whenever a visitor of a slow phone makes it', async ({ page }) => {
  test.slow(true, 'opens the page again and again on a slow processor');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' });
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  let opened = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto('/', { waitUntil: 'commit' });
    await wayIn.waitFor();
    for (let press = 0; press < pressesPerVisit; press += 1) {
      await randomPause(page);
      await wayIn.click();
      if (await dialog.isVisible()) opened += 1;
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
  expect(opened).toBe(visits * pressesPerVisit);
});

test('what a visitor types into the window before the page is live stays when it wakes up', async ({ page }) => {
  const wake = await holdScripts(page);
  await page.goto('/posts');
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  const email = dialog.getByRole('textbox', { name: 'البريد الإلكتروني' });
  await expect(email).toBeFocused();
  await page.keyboard.type('salma');
  wake();
  const password = dialog.getByRole('textbox', { name: 'كلمة المرور' });
  await expect(async () => {
    await dialog.getByRole('button', { name: /كلمة المرور$/ }).click();
    await expect(password).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
  await expect(email).toHaveValue('salma');
  await password.fill('tadamon-1999');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('اكتب بريدًا إلكترونيًا صحيحًا')).toBeVisible();
});

test('a visitor who asks for a new password before the dialog is hydrated stays in it, with the e-mail that was typed', async ({
  page,
}) => {
  await openLive(page, '/');
  const wake = await holdScripts(page); // of the dialog alone: the page is hydrated already
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  await page.keyboard.type('salma@portal.example');
  await dialog.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  wake();
  await expect(dialog).toHaveAccessibleName('كلمة مرور جديدة');
  await expect(dialog.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue('salma@portal.example');
});

test('the list of offices that a visitor opens before the page is live stays open when it wakes up', async ({
  page,
}) => {
  const wake = await holdScripts(page);
  await page.goto('/organization/provincial-offices');
  const offices = page.getByRole('navigation', { name: 'المكاتب الولائية' });
  await page.getByText('اختر مكتبًا').first().click();
  await expect(offices).toBeVisible();
  wake();
  await untilLive(page.getByRole('main'));
  await expect(offices).toBeVisible();
  await offices.getByRole('link', { name: 'وهران' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'وهران' })).toBeVisible();
  await expect(offices).toBeHidden();
});

test('a visitor who only reads fetches no script, and the first sign of a reader wakes the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  const awake = page.waitForRequest(/\/r\/shell\//);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await awake;
});

test('a member finds its page live without a sign', async ({ page }) => {
  await signInAs(page, 'om');
  await page.goto('/posts');
  await expect(page.getByRole('banner').getByRole('button', { name: /^حساب/ })).toBeVisible();
});

test('a visitor changes the theme before any script has come, and finds it on the next page', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED/, { mayBeMissing: true }); // the page may be left before it asks for a script
  await page.route('**/r/**/*.js', (route) => route.abort());
  await page.goto('/links/about');
  await page.getByRole('banner').getByRole('button', { name: 'تبديل المظهر' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.goto('/links/service-policy');
  await expect(page.locator('html')).toHaveClass(/dark/);
});
