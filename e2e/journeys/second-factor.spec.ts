import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { findViolations } from '../find-violations.ts';
import { expect, openLive, password, test } from '../fixtures.ts';
import { signInAsOwnMember } from '../staff.ts';
import { addAuthenticator } from '../virtual-authenticator.ts';

async function openSignIn(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  return page.getByRole('dialog', { name: 'تسجيل الدخول' });
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
}

async function givePassword(page: Page, { email }: PrivateMember) {
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'خطوة ثانية' });
}

test('a member adds a passkey, gives its password, uses the passkey after it, and removes it', async ({
  page,
  context,
}) => {
  const member = await signInAsOwnMember(context);
  const owner = await addAuthenticator(page);
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('link', { name: 'حسابي', exact: true }).click();
  await page.getByRole('navigation', { name: 'حسابي' }).getByRole('link', { name: 'الأمان' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'أمان الحساب' })).toBeVisible();
  await page.getByRole('textbox', { name: 'اسم المفتاح' }).fill('هاتفي Samsung');
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
  await expect(page.getByText('تمت إضافة مفتاح المرور بنجاح')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'هاتفي Samsung' })).toBeVisible();
  await expect(page.getByText('احفظها الآن في مكان آمن')).toBeVisible();
  expect(await findViolations(page), 'a passkey and new recovery codes').toEqual([]);
  await owner.setPresence(false); // else the list of saved accounts would sign in at once
  await signOut(page);

  const second = await givePassword(page, member);
  await expect(second).toBeVisible();
  expect(await findViolations(page), 'the second step').toEqual([]);
  await owner.setPresence(true);
  await second.getByRole('button', { name: 'الدخول بمفتاح المرور' }).click();
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();

  await page.getByRole('button', { name: 'حذف المفتاح' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف مفتاح المرور' }).click();
  await expect(page.getByText('تم حذف مفتاح المرور')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'هاتفي Samsung' })).toBeHidden();
});

test('the browser offers the passkey as the sign-in window opens, and nothing has to be typed', async ({
  page,
  context,
}) => {
  await signInAsOwnMember(context);
  await addAuthenticator(page);
  await openLive(page, '/account/security');
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
  await expect(page.getByText('تمت إضافة مفتاح المرور بنجاح')).toBeVisible();
  await signOut(page);
  await openSignIn(page);
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
});

test('a member links an authenticator app, signs in with its code, and once with a recovery code', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/status of 400/);
  const member = await signInAsOwnMember(context);
  await openLive(page, '/account/security');
  await page.getByRole('button', { name: 'ربط تطبيق المصادقة' }).click();
  await expect(page.getByRole('img', { name: 'رمز مربع لتطبيق المصادقة' })).toBeVisible();
  expect(await findViolations(page), 'the QR code').toEqual([]);
  const uri = (await page.getByRole('link', { name: 'فتح التطبيق على هذا الجهاز' }).getAttribute('href')) ?? '';
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await page.getByRole('textbox', { name: 'الرمز الظاهر في التطبيق' }).fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'تفعيل' }).click();
  await expect(page.getByText('تم تفعيل تطبيق المصادقة بنجاح')).toBeVisible();
  const codes = await page.getByRole('region', { name: 'رموزك الجديدة' }).locator('[dir=ltr]').allTextContents();
  expect(codes).toHaveLength(10);
  await signOut(page);

  const second = await givePassword(page, member);
  const code = second.getByRole('textbox', { name: 'الرمز' });
  await expect(code).toBeFocused();
  expect(await findViolations(page), 'the second step').toEqual([]);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(second.getByText('الرمز غير صحيح أو سبق استعماله')).toBeVisible();
  await expect(code).toHaveValue('000000');
  // the code of now has confirmed the app, and none works twice
  await code.fill(codeAt(Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  await signOut(page);

  const again = await givePassword(page, member);
  await again.getByRole('textbox', { name: 'الرمز' }).fill(codes[0]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('بقيت لك 9 رموز')).toBeVisible();
});
