import type { Page } from '@playwright/test';
import { expect, openLive, signIn, test } from '../fixtures.ts';
import { setRootFontSize } from '../font-size.ts';
import { signInAsOwnMember } from '../staff.ts';

const areaOf = (page: Page) => page.getByRole('navigation', { name: 'حسابي' });

/** On how many lines each word of an element stands; 1 where none is broken. */
const linesOfWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const node = element.firstChild as Text;
      return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    }),
  );

test('a member at the keyboard goes from one page of its account to the next, and each marks where it is', async ({
  page,
  context,
}) => {
  const member = await signInAsOwnMember(context);
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('link', { name: 'حسابي', exact: true }).press('Enter');
  await expect(page).toHaveURL(`/organization/edit-profile/${member.id}`);
  for (const [name, heading] of [
    ['الأمان', 'أمان الحساب'],
    ['الأجهزة', 'الأجهزة المتصلة'],
    ['البيانات', 'بياناتي وحسابي'],
    ['الإشعارات', 'إعدادات الإشعارات'],
    ['الملف الشخصي', 'تعديل الملف الشخصي'],
  ] as const) {
    await areaOf(page).getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(areaOf(page).locator('[aria-current="page"]')).toHaveText(name);
  }
});

test('a member on the narrowest phone, with letters twice as large, reads every name of its account and every group of a key whole', async ({
  page,
  context,
}) => {
  await signInAsOwnMember(context);
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, '/account/security');
  await page.getByRole('button', { name: 'ربط تطبيق المصادقة' }).click();
  await expect(page.getByRole('button', { name: 'نسخ المفتاح' })).toBeVisible();
  for (const size of ['100%', '200%'] as const) {
    await setRootFontSize(page, size);
    const key = await linesOfWords(page, '.ui-key-text bdi');
    expect(key.length).toBe(8);
    expect(new Set([...key, ...(await linesOfWords(page, 'main nav a'))])).toEqual(new Set([1]));
    const beyond = await areaOf(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
});

test('a member finds what ends a session at the edge of its row, on a phone and at a desk', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { email } = await signInAsOwnMember(context);
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent: 'Firefox/1 Linux' });
  await signIn(elsewhere, email);
  await openLive(page, '/account/sessions');
  const ends = page.getByRole('main').getByRole('button', { name: /^إنهاء/ });
  await expect(ends).toHaveCount(2);
  const edgesOf = (edge: 'left' | 'right') =>
    ends.evaluateAll((buttons, side) => {
      const distance = (button: Element) => {
        const row = button.parentElement?.parentElement?.getBoundingClientRect();
        return Math.round((row?.[side] ?? 0) - button.getBoundingClientRect()[side]);
      };
      return buttons.map(distance);
    }, edge);
  expect(await edgesOf('right')).toEqual([0, 0]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await edgesOf('left')).toEqual([0, 0]);
  await elsewhere.dispose();
});

test('a member whose network fails while it chooses reads so below the choice, finds it as before, and chooses again', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signInAsOwnMember(context);
  await openLive(page, '/organization/notifications/choices');
  const posts = page.getByRole('checkbox', { name: 'المنشورات والإعلانات الجديدة لمكتبك وللمكتب الوطني', exact: true });
  await expect(posts).toBeChecked();
  await page.route('**/api/notifications/choices', (route) => route.abort());
  await posts.press('Space');
  await expect(page.getByText('تعذّر حفظ اختيارك، وبقي كما كان. تحقّق من اتصالك ثم أعد المحاولة.')).toBeVisible();
  await expect(posts).toBeChecked();
  await expect(posts).toBeFocused();
  await page.unroute('**/api/notifications/choices');
  await posts.press('Space');
  await expect(page.getByText('حُفظ', { exact: true })).toBeVisible();
  await page.reload();
  await expect(posts).not.toBeChecked();
});
