import type { Page } from '@playwright/test';
import { emailOf, expect, password, test } from '../fixtures.ts';
import { readMailedLink } from '../mails.ts';
import { insertOwnMember } from '../staff.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, email: string, given: string) {
  await field(page, 'البريد الإلكتروني').fill(email);
  await field(page, /^كلمة المرور/).fill(given);
  await send(page, 'تسجيل الدخول');
}

const sessionOf = async (page: Page) => (await page.request.get('/api/auth/session')).status();

test('a member signs in with a wrong password, then with the right one, and out again', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/status of 401/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await signIn(page, emailOf('om'), 'tadamon-2026');
  await expect(main(page).getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة')).toBeVisible();
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue(emailOf('om'));
  await expect(field(page, /^كلمة المرور/)).toHaveValue('');
  await signIn(page, emailOf('om'), password);
  await expect(page).toHaveURL('/organization/me');
  expect(await sessionOf(page)).toBe(200);

  await page.goto('/account/sign-in');
  await main(page)
    .getByRole('link', { name: /تسجيل الخروج$/ })
    .click();
  await send(page, 'تسجيل الخروج');
  await expect(page).toHaveURL('/');
  expect(await sessionOf(page)).toBe(401);
});

test('a newcomer asks to join an office, and mends what was wrong without typing the rest again', async ({
  page,
  expectPageError,
}, { testId }) => {
  expectPageError(/status of 400/);
  await page.goto('/account/sign-in');
  await main(page)
    .getByRole('link', { name: /إنشاء حساب/ })
    .click();
  await field(page, 'الاسم واللقب').fill('سلمى بن عيسى');
  await main(page).getByRole('combobox', { name: 'صيغة المخاطبة' }).selectOption('مؤنث');
  await field(page, 'البريد الإلكتروني').fill(`no-script-${testId}@portal.example`);
  await field(page, /^كلمة المرور/).fill('abc');
  await main(page).getByRole('combobox', { name: 'المكتب' }).selectOption('وهران');
  await send(page, 'إنشاء حساب');
  await expect(main(page).getByText('اكتب 8 أحرف على الأقل')).toBeVisible();
  await expect(field(page, 'الاسم واللقب')).toHaveValue('سلمى بن عيسى');
  await expect(main(page).getByRole('combobox', { name: 'المكتب' }).locator('option:checked')).toHaveText('وهران');
  await field(page, /^كلمة المرور/).fill(password);
  await send(page, 'إنشاء حساب');
  await expect(main(page).getByText('تم تسجيل الحساب بنجاح')).toBeVisible();
  await expect(main(page).getByText('سيتم تفعيل الحساب لاحقًا من قبل رئيس المكتب')).toBeVisible();
});

test('a member who forgot the password has a link mailed, chooses another and signs in with it', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 400/);
  const { email } = await insertOwnMember(request); // it has been sent one mail: the invitation
  await page.goto('/account/sign-in');
  await main(page).getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await field(page, 'البريد الإلكتروني').fill(email);
  await send(page, 'إرسال الرابط');
  await expect(main(page).getByText('فستصله رسالة')).toBeVisible();

  const link = await readMailedLink(email, 2);
  const { hash } = new URL(link);
  await page.goto(link);
  for (const name of ['كلمة المرور الجديدة', 'تكرار كلمة المرور']) await field(page, name).fill('tadamon-2026');
  await field(page, 'رمز الرابط').fill('not-this-one');
  await send(page, 'حفظ كلمة المرور');
  await expect(main(page).getByText('الرابط غير صالح أو انتهت صلاحيته، اطلب رابطًا جديدًا.').first()).toBeVisible();
  for (const name of ['كلمة المرور الجديدة', 'تكرار كلمة المرور']) await field(page, name).fill('tadamon-2026');
  await field(page, 'رمز الرابط').fill(hash.slice(1));
  await send(page, 'حفظ كلمة المرور');
  await expect(main(page).getByText('تم تغيير كلمة المرور بنجاح')).toBeVisible();
  await signIn(page, email, 'tadamon-2026');
  await expect(page).toHaveURL('/organization/me');
  expect(await sessionOf(page)).toBe(200);
});

for (const path of ['/', '/links/contacts-info'])
  test(`a visitor writes to the organisation from ${path}`, async ({ page, expectPageError }) => {
    expectPageError(/status of 400/);
    await page.goto(path);
    await field(page, 'الاسم').fill('سلمى بن عيسى');
    await field(page, /^البريد الإلكتروني أو/).fill('ab');
    await field(page, 'الرسالة').fill('كيف أنضمّ إليكم؟');
    await send(page, 'إرسال الرسالة');
    await expect(field(page, 'الرسالة')).toHaveValue('كيف أنضمّ إليكم؟');
    await expect(field(page, /^البريد الإلكتروني أو/)).toHaveAccessibleErrorMessage(/اكتب بريدًا مثل/);
    await expect(field(page, /^البريد الإلكتروني أو/)).toBeInViewport(); // the page opens at the form
    await field(page, /^البريد الإلكتروني أو/).fill('0550112233');
    await send(page, 'إرسال الرسالة');
    await expect(main(page).getByText('تم إرسال الرسالة بنجاح')).toBeVisible();
  });
