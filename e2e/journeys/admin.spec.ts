import type { APIRequestContext, Page } from '@playwright/test';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { aName, chooseInMenu, findOffice, insertMember, rowOf, searchFor } from '../staff.ts';
import { cardOf, fetchStatistics, written } from '../statistics.ts';

async function expectFigures(page: Page, statistics: Statistics) {
  await expect(page.getByRole('region', { name: 'الإحصائيات' }).locator('dl > div')).toHaveCount(3);
  await expect(cardOf(page, 'المكاتب').getByText(written(statistics.totalOffices), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'الأعضاء').getByText(written(statistics.totalMembers), { exact: true })).toBeVisible();
  await expect(cardOf(page, 'المنشورات').getByText(written(statistics.totalPosts), { exact: true })).toBeVisible();
}

/** Other journeys add members meanwhile: the figures are fetched again until page and server agree. */
async function expectFiguresOfNow(page: Page, request: APIRequestContext) {
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();
  await expect(async () => {
    await expectFigures(page, await fetchStatistics(request));
  }).toPass();
}

test('an admin reaches the dashboard from the menu, reads three figures, and is still there after a reload', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ad');
  await openLive(page, '/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
  await expectFiguresOfNow(page, context.request);
  await page.reload();
  await expectFiguresOfNow(page, context.request);
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
});

test('an admin finds a member, gives it another role, deactivates it and deletes it', async ({ page, context }) => {
  await signInAs(page, 'ad');
  const office = await findOffice(context.request, 'وهران');
  const { name } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  await openLive(page, '/organization/dashboard');
  await searchFor(page, name);
  const row = rowOf(page, name);
  await expect(row.getByText('وهران')).toBeVisible();

  await row.getByRole('combobox', { name: `صفة ${name}` }).selectOption('رئيس مكتب · Office President');
  const change = page.getByRole('dialog', { name: /^تغيير صفة/ });
  await expect(change).toContainText('من «عضو» إلى «رئيس مكتب»');
  await expect(change).toContainText('لهذا المكتب رئيس:');
  await change.getByRole('button', { name: 'تغيير الصفة', exact: true }).click();
  await expect(page.getByText('Member role updated successfully')).toBeVisible();
  await chooseInMenu(row, 'إلغاء التفعيل');
  await expect(page.getByText('تم إلغاء تفعيل العضو بنجاح')).toBeVisible();

  await page.reload();
  await expect(row.getByRole('button', { name: /^تفعيل/ })).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('OP');

  await chooseInMenu(row, 'حذف');
  const confirm = page.getByRole('dialog', { name: `حذف العضو «${name}»؟` });
  await expect(confirm.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await confirm.getByRole('button', { name: 'حذف العضو' }).click();
  await expect(page.getByText('Member deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('an admin adds a member with a made-up password, transfers it, and takes the list away as a table', async ({
  page,
}) => {
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard');
  const name = aName('أمين');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const form = page.getByRole('form', { name: 'إضافة عضو' });
  await form.getByRole('textbox', { name: 'رقم الهاتف' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'الاسم' })).toBeFocused();
  await form.getByRole('textbox', { name: 'الاسم' }).fill(name);
  await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(`${crypto.randomUUID()}@portal.example`);
  await form.getByRole('textbox', { name: 'رقم الهاتف' }).fill('0550 10 20 30');
  await form.getByRole('combobox', { name: 'الصفة' }).selectOption('رئيس مكتب · Office President');
  await form.getByRole('combobox', { name: 'المكتب' }).selectOption('وهران');
  await form.getByRole('button', { name: 'توليد كلمة مرور' }).click();
  await form.getByRole('button', { name: 'Add Member' }).click();
  await expect(page.getByText('تمت إضافة العضو بنجاح')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'الاسم' })).toHaveValue('');
  await page.getByRole('button', { name: 'Close Form' }).click();

  await searchFor(page, name);
  const row = rowOf(page, name);
  await chooseInMenu(row, 'نقل');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'المكتب الجديد' }).selectOption('تلمسان');
  await dialog.getByRole('button', { name: 'نقل العضو' }).click();
  await expect(page.getByText('تم نقل العضو بنجاح')).toBeVisible();
  await expect(row.getByText('تلمسان')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تنزيل CSV' }).click();
  expect((await download).suggestedFilename()).toBe('members.csv');
});

test('an admin makes an office, and closes it', async ({ page }) => {
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard');
  const name = aName('مكتب');
  await page.getByRole('button', { name: 'add office' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'new office' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'الاسم' }).fill(name);
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('Please fill all fields')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('new@portal.example');
  await dialog.getByRole('textbox', { name: 'رقم الهاتف' }).fill('049 10 20 30');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تمت إضافة المكتب بنجاح')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('navigation', { name: 'أقسام لوحة التحكم' }).getByRole('link', { name: 'المكاتب' }).click();
  await page.getByRole('searchbox', { name: 'البحث في المكاتب' }).fill(name);
  await expect(page.getByText('مكتب واحد', { exact: true })).toBeVisible();
  const card = rowOf(page, name);
  await card.getByRole('button', { name: 'إلغاء تفعيل المكتب' }).click();
  await expect(page.getByText('تم إلغاء تفعيل المكتب بنجاح')).toBeVisible();
  await expect(card.getByText('غير مفعّل', { exact: true })).toBeVisible();
});
