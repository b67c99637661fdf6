import type { Page } from '@playwright/test';
import { dashboardPagesOf, untilDashboardPage } from '../dashboard-pages.ts';
import { expectSound } from '../expect-sound.ts';
import { findViolations } from '../find-violations.ts';
import { type Account, expect, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { publicPages } from '../public-pages.ts';

type Place = {
  name: string;
  path: string;
  heading: string;
  as?: Account;
  expected?: RegExp;
  open?: (page: Page) => Promise<void>;
};

async function openSignIn(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
}

async function openSignUp(page: Page) {
  await openSignIn(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /إنشاء حساب$/ })
    .click();
  await expect(page.getByRole('option', { name: 'وهران' })).toBeAttached();
}

const places: Place[] = [
  { name: 'the home page', path: '/', heading: 'يدًا بيد نصنع الغد' },
  { name: 'the sign-in window', path: '/', heading: 'يدًا بيد نصنع الغد', open: openSignIn },
  { name: 'the sign-up window', path: '/', heading: 'يدًا بيد نصنع الغد', open: openSignUp },
  { name: 'the page for a new password', path: '/account/reset?sent', heading: 'كلمة مرور جديدة' },
  { name: 'the page of an invitation', path: '/account/invitation?sent', heading: 'دعوتك إلى البوابة' },
  { name: 'the page of an invitation that was used', path: '/account/invitation#mailed', heading: 'دعوتك إلى البوابة' },
  { name: 'the page of who came to an event', path: '/events/attend/confirm?sent=going', heading: 'تأكيد الحضور' },
  { name: 'the factors of a member', path: '/account/security', heading: 'أمان الحساب', as: 'om' },
  { name: 'the devices of a member', path: '/account/sessions', heading: 'الأجهزة المتصلة', as: 'om' },
  { name: 'the data of a member', path: '/account/data', heading: 'بياناتي وحسابي', as: 'om' },
  { name: "the secretary-general's space", path: '/organization/secritary-general', heading: 'الأستاذة نجاة بن ناصر' },
  { name: 'the start page of a head of office', path: '/organization/me', heading: 'عبد القادر بلعيد', as: 'op' },
  { name: 'the drafts of a member', path: '/organization/drafts', heading: 'مسوداتي', as: 'om' },
  { name: 'notifications', path: '/organization/notifications', heading: 'الإشعارات', as: 'om' },
  { name: 'what staff deleted', path: '/organization/trash?of=scope', heading: 'المحذوفات', as: 'op' },
  { name: 'the dashboard', path: '/organization/dashboard', heading: 'لوحة التحكم', as: 'ad' },
  { name: 'the page of no page', path: '/nowhere', heading: 'الصفحة غير موجودة', expected: /status of 404/ },
];

/** Scrolls from top to bottom as a person would, so that every section wakes. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, heading, as, expected, open } of places) {
  test(`${name} has no violation that axe knows of in either theme, and nothing hangs over its side`, async ({
    page,
    signInAs,
    openLive,
    expectPageError,
  }) => {
    if (expected) expectPageError(expected);
    if (as) await signInAs(as);
    await openLive(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await readToTheEnd(page);
    await open?.(page);
    await expectSound(page);
  });
}

test('no page that is read has a violation that axe knows of in either theme, and nothing hangs over its side', async ({
  page,
  request,
  openLive,
}) => {
  for (const { path, heading } of await publicPages(request)) {
    await openLive(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await readToTheEnd(page);
    expect(await findViolations(page), path).toEqual([]);
    expect(await overhangOf(page), path).toBe(0);
  }
});

test('the pages of the dashboard, and the form that adds a member, have no violation that axe knows of in either theme', async ({
  page,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  await openLive('/organization/dashboard');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(page.getByRole('form', { name: 'إضافة عضو' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const { path, heading } of dashboardPagesOf('ad')) {
    await page.goto(path);
    await untilDashboardPage(page, heading);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('nothing on the home page jumps while it arrives, wakes and is read to its end', async ({ page, openLive }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openLive('/');
  await readToTheEnd(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
