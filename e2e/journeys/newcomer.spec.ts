import type { Page } from '@playwright/test';
import { expect, openLive, password, test } from '../fixtures.ts';
import { readMailedLink } from '../mails.ts';
import { insertOwnMember } from '../staff.ts';
import { untilLive } from '../until-live.ts';

const windowCalled = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openSignIn(page: Page, part: 'banner' | 'main' = 'banner') {
  await page.getByRole(part).getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = windowCalled(page, 'تسجيل الدخول');
  await expect(dialog.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused();
  return dialog;
}

test('a newcomer signs up with an office, and is told at sign-in to wait for its head', async ({
  page,
  expectPageError,
}, { testId, retry }) => {
  expectPageError(/status of 403/);
  const email = `newcomer-${testId}-${retry}@portal.example`;
  await openLive(page, '/');
  await (await openSignIn(page)).getByRole('link', { name: /إنشاء حساب$/ }).click();
  const signUp = windowCalled(page, 'إنشاء حساب');
  await expect(signUp.getByRole('textbox', { name: 'الاسم واللقب' })).toBeFocused();
  await page.keyboard.type('سلمى بن عيسى');
  await signUp.getByRole('combobox', { name: 'صيغة المخاطبة' }).selectOption('مؤنث');
  await signUp.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await signUp.getByRole('textbox', { name: 'كلمة المرور' }).fill('سلمى بن عيسى');
  await expect(signUp.getByText('قوة كلمة المرور: ضعيفة')).toBeVisible();
  await signUp.getByRole('combobox', { name: 'المكتب' }).selectOption('وهران');
  await signUp.getByRole('textbox', { name: 'كلمة المرور' }).fill('abc');
  await signUp.getByRole('button', { name: 'إنشاء حساب' }).click();
  await expect(signUp.getByText('اكتب 8 أحرف على الأقل')).toBeVisible();
  await signUp.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await expect(signUp.getByText('قوة كلمة المرور: جيدة')).toBeVisible();
  await signUp.getByRole('button', { name: 'إنشاء حساب' }).click();
  await expect(signUp.getByText('تم تسجيل الحساب بنجاح')).toBeVisible();
  await expect(signUp.getByText('سيتم تفعيل الحساب لاحقًا من قبل رئيس المكتب')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signUp).toBeHidden();

  const dialog = await openSignIn(page);
  await page.keyboard.type(email);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(windowCalled(page, 'حسابك في انتظار التفعيل')).toBeVisible();
  await expect(page.getByText('لم يتم تفعيل حسابك بعد، سيفعّله رئيس المكتب.')).toBeVisible();
});

async function saveNewPassword(page: Page, chosen: string) {
  await untilLive(page.getByRole('main'));
  await page.getByRole('textbox', { name: 'كلمة المرور الجديدة' }).fill(chosen);
  await page.getByRole('textbox', { name: 'تكرار كلمة المرور' }).fill(chosen);
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
}

test('a member who forgot the password signs in with another by the mailed link; one that was used before is rejected', async ({
  page,
  request,
}) => {
  const { email } = await insertOwnMember(request); // it has been sent one mail: the invitation
  await openLive(page, '/');
  const dialog = await openSignIn(page);
  await page.keyboard.type(email);
  await dialog.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await windowCalled(page, 'كلمة مرور جديدة').getByRole('button', { name: 'إرسال الرابط' }).click();
  await expect(page.getByText('إن كان لهذا البريد حساب فستصله رسالة')).toBeVisible();

  await page.goto('/account/reset');
  await expect(page.getByText('الرابط ناقص')).toHaveCSS('font-weight', '700');
  await page.goto('about:blank');
  await page.goto('/account/reset#used-before');
  await expect(page.getByText('هذا الرابط لم يعد صالحًا')).toBeVisible();
  const another = page.getByRole('main').getByRole('link', { name: 'طلب رابط جديد' });
  await expect(another.locator('..')).toHaveCSS('display', 'flex'); // what the server did not show has its styles too

  const link = await readMailedLink(email, 2);
  const token = new URL(link).hash.slice(1);
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  await page.goto('about:blank');
  await page.goto(link);
  await saveNewPassword(page, 'my-own-2026');
  await expect(page.getByText('يمكنك الآن تسجيل الدخول بكلمة مرورك الجديدة.')).toBeVisible();
  const again = await openSignIn(page, 'main');
  await page.keyboard.type(email);
  await again.getByRole('textbox', { name: 'كلمة المرور' }).fill('my-own-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  // what follows the # stays in the browser
  expect(urls.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
});
