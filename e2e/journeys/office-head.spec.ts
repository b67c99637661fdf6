import { expect, test } from '../fixtures.ts';
import { openMenu } from '../frame.ts';
import { findOffice, insertMember, rowOf, searchFor } from '../staff.ts';
import { cardOf, fetchStatistics, written } from '../statistics.ts';

test('the head of an office reaches the dashboard from the menu and reads of the own office alone', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  await openLive('/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();

  await expect(cardOf(page, 'المكتب').getByText('أدرار')).toBeVisible();
  await expect(cardOf(page, 'المكتب').getByText('Active', { exact: true })).toBeVisible();
  await expect(async () => {
    const { totalMembers, totalPosts } = await fetchStatistics(context.request);
    await expect(cardOf(page, 'الأعضاء').getByText(written(totalMembers), { exact: true })).toBeVisible();
    await expect(cardOf(page, 'المنشورات').getByText(written(totalPosts), { exact: true })).toBeVisible();
  }).toPass();
  await expect(cardOf(page, 'الأعضاء').getByText('+3%')).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText('+10%')).toBeVisible();
});

test('the head of an office activates a member, and it is still so after a reload', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  const office = await findOffice(context.request, 'أدرار');
  const { name, id } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  await context.request.put(`/api/dashboard/member/${id}`);
  await openLive('/organization/dashboard');
  await searchFor(page, name);
  const row = rowOf(page, name);
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await row.getByRole('button', { name: 'تفعيل', exact: true }).click(); // 'إلغاء التفعيل' contains it
  await expect(page.getByText('تم تفعيل العضو بنجاح')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: 'إلغاء التفعيل' })).toBeVisible();
});
