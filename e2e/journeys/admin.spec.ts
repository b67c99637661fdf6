import type { Page } from '@playwright/test';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { expect, test } from '../fixtures.ts';
import { openMenu } from '../frame.ts';
import { cardOf, fetchStatistics, written } from '../statistics.ts';

async function expectFigures(page: Page, statistics: Statistics) {
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();
  await expect(page.getByRole('main').locator('dl > div')).toHaveCount(3);
  await expect(cardOf(page, 'المكاتب').getByText(written(statistics.totalOffices), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'الأعضاء').getByText(written(statistics.totalMembers), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText(written(statistics.totalPosts), { exact: true })).toBeVisible();
}

test('an admin reaches the dashboard from the menu, reads three figures, and is still there after a reload', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  const statistics = await fetchStatistics(context.request);
  await openLive('/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
  await expectFigures(page, statistics);
  await page.reload();
  await expectFigures(page, statistics);
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
});
