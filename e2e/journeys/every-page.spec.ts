import type { Page } from '@playwright/test';
import { dashboardPagesOf, untilDashboardPage } from '../dashboard-pages.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { expectSound } from '../expect-sound.ts';
import { findUntranslatedText } from '../find-untranslated-text.ts';
import { type Account, emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { textOf } from '../post-form.ts';
import { publicPages } from '../public-pages.ts';

type Place = { name: string; path: string; heading: string; as?: Account; expected?: RegExp };

const places: Place[] = [
  { name: 'the page for a new password', path: '/account/reset?sent', heading: 'كلمة مرور جديدة' },
  { name: 'the page of an invitation', path: '/account/invitation?sent', heading: 'دعوتك إلى البوابة' },
  { name: 'the page of an invitation that was used', path: '/account/invitation#mailed', heading: 'دعوتك إلى البوابة' },
  { name: 'the page of who came to an event', path: '/events/attend/confirm?sent=going', heading: 'تأكيد الحضور' },
  { name: 'the page on which a visitor follows an office', path: '/follow', heading: 'تابع مكتبًا بالبريد' },
  { name: 'the page of who follows none any more', path: '/follow?stopped=closed', heading: 'توقّفت الرسائل' },
  {
    name: 'the page of a link that works no more',
    path: '/no-mails?t=cut',
    heading: 'هذا الرابط لا يعمل',
    expected: /status of 4(?:04|10)/,
  },
  { name: 'the factors of a member', path: '/account/security', heading: 'أمان الحساب', as: 'om' },
  { name: 'the devices of a member', path: '/account/sessions', heading: 'الأجهزة المتصلة', as: 'om' },
  { name: 'the data of a member', path: '/account/data', heading: 'بياناتي وحسابي', as: 'om' },
  { name: "the secretary-general's space", path: '/organization/secritary-general', heading: 'الأستاذة نجاة بن ناصر' },
  { name: 'the start page of a head of office', path: '/organization/me', heading: 'عبد القادر بلعيد', as: 'op' },
  { name: 'the drafts of a member', path: '/organization/drafts', heading: 'مسوداتي', as: 'om' },
  {
    name: 'what a member is told of',
    path: '/organization/notifications/choices',
    heading: 'إعدادات الإشعارات',
    as: 'om',
  },
  { name: 'notifications', path: '/organization/notifications', heading: 'الإشعارات', as: 'om' },
  { name: 'what staff deleted', path: '/organization/trash?of=scope', heading: 'المحذوفات', as: 'op' },
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

/** With its rows in motion, which are wider than those that stand still. */
async function expectNoOverflowInMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectNoOverflow(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function expectSoundWithoutOverflow(page: Page) {
  await expectSound(page);
  await expectNoOverflowInMotion(page);
}

const firstHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const { name, path, heading, as, expected } of places) {
  test(`${name} has no violation that axe knows of in either theme, and nothing hangs over its side`, async ({
    page,
    expectPageError,
  }) => {
    if (expected) expectPageError(expected);
    if (as) await signInAs(page, as);
    await openLive(page, path);
    await expect(firstHeading(page, heading)).toBeVisible();
    await readToTheEnd(page);
    await expectSoundWithoutOverflow(page);
  });
}

test('the home page and its windows have no violation that axe knows of in either theme, and nothing hangs over their side', async ({
  page,
}) => {
  await openLive(page, '/');
  await expect(firstHeading(page, 'يدًا بيد نصنع الغد')).toBeVisible();
  await readToTheEnd(page);
  await expectSound(page);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /إنشاء حساب$/ })
    .click();
  await expect(page.getByRole('option', { name: 'وهران' })).toBeAttached();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoOverflowInMotion(page);
});

test('no page that is read has a violation that axe knows of in either theme, and nothing hangs over its side', async ({
  page,
  request,
}) => {
  test.slow(true, 'visits every public page');
  for (const { path, heading } of await publicPages(request)) {
    await openLive(page, path);
    await expect(firstHeading(page, heading)).toBeVisible();
    await readToTheEnd(page);
    await expectSoundWithoutOverflow(page);
  }
});

test('no page that a member writes in has a violation that axe knows of in either theme, and nothing hangs over its side', async ({
  page,
  context,
}) => {
  test.slow(true, 'visits every page with a form');
  await signInAs(page, 'no');
  await openLive(page, '/organization/national-office');
  await page.getByRole('button', { name: 'إضافة منشور' }).click();
  await expect(textOf(page)).toBeVisible();
  await expectSoundWithoutOverflow(page);

  const { id, name } = await signIn(context, emailOf('sg'));
  const [post] = await (await context.request.get(`/api/post?author=${id}&limit=1`)).json();
  for (const [path, heading, field] of [
    ['/organization/add-post', 'إضافة منشور', 'نص المنشور'],
    [`/organization/edit-post/${post.id}`, 'تعديل المنشور', 'نص المنشور'],
    [`/organization/edit-profile/${id}`, 'تعديل الملف الشخصي', 'الاسم الكامل'],
    [`/organization/members/${id}?tab=editProfile`, name, 'الاسم الكامل'],
    [`/organization/members/${id}?tab=addPost`, name, 'نص المنشور'],
  ] as const) {
    await openLive(page, path);
    await expect(firstHeading(page, heading)).toBeVisible();
    await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    await expectSoundWithoutOverflow(page);
  }
});

for (const account of ['ad', 'op'] as const)
  test(`signed in as ${account} one reads no English in the dashboard but the pairs, and what people typed; axe finds no violation in either theme, and nothing hangs over a side`, async ({
    page,
  }) => {
    test.slow(true, 'visits every page of the dashboard');
    await signInAs(page, account);
    for (const { path, heading } of dashboardPagesOf(account)) {
      await openLive(page, path);
      await expect(firstHeading(page, 'لوحة التحكم')).toBeVisible();
      await untilDashboardPage(page, heading);
      await readToTheEnd(page);
      expect(await findUntranslatedText(page), path).toEqual([]);
      await expectSoundWithoutOverflow(page);
    }
  });

test('the form that adds a member has no violation that axe knows of in either theme, and nothing hangs over its side', async ({
  page,
}) => {
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(page.getByRole('form', { name: 'إضافة عضو' })).toBeVisible();
  await expectSoundWithoutOverflow(page);
});

test('nothing on the home page jumps while it arrives, wakes and is read to its end', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openLive(page, '/');
  await readToTheEnd(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
