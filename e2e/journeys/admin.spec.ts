import type { APIRequestContext, Page } from '@playwright/test';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { expect, test } from '../fixtures.ts';
import { openMenu } from '../frame.ts';
import { findOffice, insertMember, rowOf, searchFor } from '../staff.ts';
import { cardOf, fetchStatistics, written } from '../statistics.ts';

async function expectFigures(page: Page, statistics: Statistics) {
  await expect(page.getByRole('region', { name: 'الإحصائيات' }).locator('dl > div')).toHaveCount(3);
  await expect(cardOf(page, 'المكاتب').getByText(written(statistics.totalOffices), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'الأعضاء').getByText(written(statistics.totalMembers), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText(written(statistics.totalPosts), { exact: true })).toBeVisible();
}

/** Other journeys add members meanwhile: the figures are asked for anew until page and server agree. */
async function expectFiguresOfNow(page: Page, request: APIRequestContext) {
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();
  await expect(async () => {
    await expectFigures(page, await fetchStatistics(request));
  }).toPass();
}

test('an admin reaches the dashboard from the menu, reads three figures, and is still there after a reload', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  await openLive('/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
  await expectFiguresOfNow(page, context.request);
  await page.reload();
  await expectFiguresOfNow(page, context.request);
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
});

test('an admin finds a member, gives it another role, deactivates it and deletes it', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  const office = await findOffice(context.request, 'وهران');
  const { name } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  await openLive('/organization/dashboard');
  await searchFor(page, name);
  const row = rowOf(page, name);
  await expect(row.getByText('وهران')).toBeVisible();

  await row.getByRole('combobox', { name: `صفة ${name}` }).selectOption('Secritaire general');
  await expect(page.getByText('Member role updated successfully')).toBeVisible();
  await row.getByRole('button', { name: 'إلغاء التفعيل' }).click();
  await expect(page.getByText('تم إلغاء تفعيل العضو بنجاح')).toBeVisible();

  await page.reload();
  await expect(row.getByRole('button', { name: 'تفعيل', exact: true })).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('SG');

  await row.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog', { name: 'حذف عضو' }).getByRole('button', { name: 'حذف العضو' }).click();
  await expect(page.getByText('Member deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});
