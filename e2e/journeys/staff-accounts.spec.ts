import { expect, password, test } from '../fixtures.ts';
import { findOffice, insertMember, rowOf, searchFor } from '../staff.ts';

test("an admin signs a member out everywhere, and reads in the security log what happened to that member's account", async ({
  page,
  context,
  signInAs,
  openLive,
  playwright,
  baseURL,
}) => {
  await signInAs('ad');
  const office = await findOffice(context.request, 'وهران');
  const { name, email } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent: 'Firefox/1 Linux' });
  const signIn = (given: string) => elsewhere.post('/api/auth/login', { data: { email, password: given } });
  expect((await signIn('not-this-one')).status()).toBe(401);
  expect((await signIn(password)).status()).toBe(201);

  await openLive('/organization/dashboard');
  await searchFor(page, name);
  await rowOf(page, name).getByRole('button', { name: 'إنهاء الجلسات' }).click();
  const confirm = page.getByRole('dialog', { name: 'إنهاء جلسات عضو' });
  await expect(confirm.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await confirm.getByRole('button', { name: 'إنهاء كل الجلسات' }).click();
  await expect(page.getByText('تم إنهاء جلسات العضو على كل أجهزته')).toBeVisible();
  expect((await elsewhere.get('/api/auth/session')).status()).toBe(401);
  await elsewhere.dispose();

  await page.getByRole('link', { name: 'سجل الأمان' }).click();
  await page.getByRole('searchbox', { name: 'البحث عن عضو' }).fill(name);
  await expect(page.getByText('3 أحداث')).toBeVisible();
  const events = rowOf(page, name);
  await expect(events.first()).toContainText('كل الجلسات');
  await expect(events.nth(1)).toContainText('تسجيل دخول');
  await expect(events.nth(2)).toContainText('محاولة دخول فاشلة');
  await expect(events.nth(2)).toContainText('Firefox على Linux');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تنزيل CSV' }).click();
  expect((await download).suggestedFilename()).toBe('security.csv');
  await page.getByRole('searchbox', { name: 'البحث عن عضو' }).fill('');
  await page.getByRole('combobox', { name: 'نوع الحدث' }).selectOption('تنزيل بيانات');
  await expect(rowOf(page, 'سجل الأمان').first()).toBeVisible();
});
