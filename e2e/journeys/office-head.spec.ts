import { expect, test } from '../fixtures.ts';
import { openMenu } from '../frame.ts';
import { cardOf, fetchStatistics, written } from '../statistics.ts';

test('the head of an office reaches the dashboard from the menu and reads of the own office alone', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  const { totalMembers, totalPosts } = await fetchStatistics(context.request);
  await openLive('/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();

  await expect(cardOf(page, 'المكتب').getByText('أدرار')).toBeVisible();
  await expect(cardOf(page, 'المكتب').getByText('Active', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'الأعضاء').getByText(written(totalMembers), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'الأعضاء').getByText('+3%')).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText(written(totalPosts), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText('+10%')).toBeVisible();
});
