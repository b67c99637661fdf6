import { expect, openLive, password, signInAs, test } from '../fixtures.ts';
import { readMailedLink } from '../mails.ts';
import { aName, chooseInMenu, findOffice, insertMember, rowOf, searchFor } from '../staff.ts';
import { untilLive } from '../until-live.ts';

test("an admin signs a member out everywhere, and reads in the security log what happened to that member's account", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await signInAs(page, 'ad');
  const office = await findOffice(context.request, 'وهران');
  const { name, email } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent: 'Firefox/1 Linux' });
  const signIn = (given: string) => elsewhere.post('/api/auth/login', { data: { email, password: given } });
  expect((await signIn('not-this-one')).status()).toBe(401);
  expect((await signIn(password)).status()).toBe(201);

  await openLive(page, '/organization/dashboard');
  await searchFor(page, name);
  await chooseInMenu(rowOf(page, name), 'الجلسات');
  const confirm = page.getByRole('dialog', { name: `إنهاء جلسات «${name}»؟` });
  await expect(confirm.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await confirm.getByRole('button', { name: 'إنهاء كل الجلسات' }).click();
  await expect(page.getByText('تم إنهاء جلسات العضو على كل أجهزته')).toBeVisible();
  expect((await elsewhere.get('/api/auth/session')).status()).toBe(401);
  await elsewhere.dispose();

  await page.getByRole('link', { name: 'السجلات' }).click();
  await page.getByRole('link', { name: 'سجل الأمان' }).click();
  await page.getByRole('searchbox', { name: 'البحث عن عضو' }).fill(name);
  await expect(page.getByText('4 أحداث')).toBeVisible();
  const events = rowOf(page, name);
  await expect(events.first()).toContainText('كل الجلسات');
  await expect(events.nth(1)).toContainText('تسجيل دخول');
  await expect(events.nth(2)).toContainText('محاولة دخول فاشلة');
  await expect(events.nth(2)).toContainText('Firefox على Linux');
  await expect(events.nth(2).getByText('تفاصيل')).toHaveCount(0);
  await expect(events.nth(3)).toContainText('إرسال دعوة');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تنزيل CSV' }).click();
  expect((await download).suggestedFilename()).toBe('security.csv');
  await page.getByRole('searchbox', { name: 'البحث عن عضو' }).fill('');
  await page.getByRole('combobox', { name: 'نوع الحدث' }).selectOption('تنزيل بيانات');
  await expect(rowOf(page, 'سجل الأمان').first()).toBeVisible();
});

test('a member whom an admin adds chooses a password by the mailed invitation, is signed in by that, and the temporary one ends', async ({
  page,
  playwright,
  baseURL,
  expectPageError,
}) => {
  expectPageError(/status of 409/);
  const name = aName('أمينة');
  const email = `${crypto.randomUUID()}@portal.example`;
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const form = page.getByRole('form', { name: 'إضافة عضو' });
  await form.getByRole('textbox', { name: 'الاسم' }).fill(name);
  await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await form.getByRole('textbox', { name: 'رقم الهاتف' }).fill('0550 10 20 30');
  await form.getByRole('combobox', { name: 'المكتب' }).selectOption('وهران');
  await form.getByRole('button', { name: 'توليد كلمة مرور' }).click();
  const temporary = await form.getByRole('textbox', { name: 'كلمة مرور مؤقتة' }).inputValue();
  await form.getByRole('button', { name: 'Add Member' }).click();
  const note = page.getByRole('status', { name: 'العضو الجديد' });
  await expect(note.getByText(temporary)).toBeVisible();
  await expect(note.getByText(email)).toBeVisible();
  const first = await readMailedLink(email, 1);

  await note.getByRole('button', { name: 'إخفاء كلمة المرور' }).click();
  await expect(note).toBeHidden();
  await searchFor(page, name);
  await chooseInMenu(rowOf(page, name), 'دعوة');
  await expect(page.getByText(/^لم تُرسل الدعوة: راسلنا هذا البريد قبل قليل/)).toBeVisible();

  await page.goto('about:blank');
  await page.goto(first); // the second is not sent so soon, and the first works
  await untilLive(page.getByRole('main'));
  await page.getByRole('textbox', { name: 'كلمة المرور الجديدة' }).fill('my-own-2026');
  await page.getByRole('textbox', { name: 'تكرار كلمة المرور' }).fill('my-own-2026');
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(page.getByText('تم حفظ كلمة مرورك بنجاح وتسجيل دخولك')).toBeVisible();
  expect((await (await page.request.get('/api/auth/session')).json()).member).toMatchObject({ name, email });
  await page.getByRole('link', { name: 'الذهاب إلى صفحتي' }).click();
  await expect(page).toHaveURL('/organization/me');

  const member = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const statusOf = async (given: string) =>
    (await member.post('/api/auth/login', { data: { email, password: given } })).status();
  expect(await statusOf(temporary)).toBe(401);
  expect(await statusOf('my-own-2026')).toBe(201);
  await member.dispose();
});
