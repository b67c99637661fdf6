import type { Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** How long one round of the row of members takes; null where the row stands still. */
const roundOf = (page: Page) =>
  page
    .locator('.ui-people .ui-carousel-track')
    .evaluate((track) => track.getAnimations().map(({ effect }) => effect?.getTiming().duration)[0] ?? null);

test('a visitor meets the national office: members that move on a phone, a grid at a desk, and posts', async ({
  page,
}) => {
  await openLive(page, '/organization/national-office');
  const members = region(page, 'أعضاء المكتب الوطني');
  await expect(members.getByRole('link')).toHaveCount(20);
  const posts = region(page, 'منشورات المكتب الوطني');
  await expect(posts.getByRole('article').first()).toBeVisible();
  const follow = await posts.getByRole('link', { name: 'تابع المكتب بالبريد' }).boundingBox();
  const firstPost = await posts.getByRole('article').first().boundingBox();
  expect((firstPost?.y ?? 0) - (follow?.y ?? 0) - (follow?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  if (isPhone(page)) {
    await expect.poll(() => roundOf(page)).toBe(100_000);
    await expect(members.getByRole('link', { includeHidden: true })).toHaveCount(60);
    await members.getByRole('checkbox', { name: 'إيقاف الحركة' }).press('Space');
  } else {
    const [first, second] = await members.getByRole('listitem').all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
  }
  await expect.poll(() => roundOf(page)).toBeNull();
});

test('a visitor chooses a provincial office, and a visitor with the address arrives there', async ({
  page,
  context,
}) => {
  await openLive(page, '/organization/provincial-offices');
  await expect(region(page, 'أدرار')).toBeVisible();
  if (isPhone(page)) await page.getByText('اختر مكتبًا').first().click();
  await page.getByRole('link', { name: 'وهران', exact: true }).filter({ visible: true }).click();
  await expect(region(page, 'أعضاء المكتب').getByRole('link').first()).toBeVisible();
  await expect(region(page, 'منشورات المكتب').getByRole('article').first()).toBeVisible();
  if (isPhone(page)) await expect(page.getByRole('navigation', { name: 'المكاتب الولائية' })).toBeHidden();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(region(other, 'وهران')).toBeVisible();
});

test('a member reads the banner of the national office at a desk and puts it away', async ({ page }) => {
  await signInAs(page, 'om');
  await page.goto('/organization/national-office');
  const banner = page.getByText(/^مرحبًا بك في فضاء المكتب الوطني/);
  if (isPhone(page)) {
    await expect(banner).toBeAttached();
    await expect(banner).toBeHidden();
    return;
  }
  await page.getByRole('complementary').getByRole('button', { name: 'إغلاق' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'إضافة منشور' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
