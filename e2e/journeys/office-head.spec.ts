import { expect, openLive, password, signInAs, test } from '../fixtures.ts';
import { aName, findOffice, insertMember, rowOf, searchFor } from '../staff.ts';

test('the head of an office lets one newcomer in, and rejects another with a reason, which it takes back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'op');
  const { id: office } = await findOffice(context.request, 'أدرار');
  const [welcome, unwelcome] = [aName('نادية'), aName('سمير')];
  for (const name of [welcome, unwelcome]) {
    const data = { name, email: `${crypto.randomUUID()}@portal.example`, password, office };
    expect((await context.request.post('/api/auth/signup', { data })).status()).toBe(201);
  }
  await openLive(page, '/organization/dashboard');
  const sections = page.getByRole('navigation', { name: 'أقسام لوحة التحكم' });
  await sections.getByRole('link', { name: 'طلبات الانضمام' }).click();
  await page.getByRole('button', { name: `قبول ${welcome}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'قبول رغم ذلك' }).click();
  await expect(page.getByText('تم قبول طلب الانضمام وتفعيل الحساب')).toBeVisible();
  await page.getByRole('button', { name: `رفض ${unwelcome}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'السبب' }).fill('الملف ناقص');
  await page.getByRole('dialog').getByRole('button', { name: 'رفض طلب' }).click();
  await expect(page.getByText(/^تم رفض طلب الانضمام/)).toBeVisible();
  await expect(page.getByText(unwelcome)).toBeHidden();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText(/^تم التراجع عن الرفض/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(unwelcome)).toBeVisible();
});

test('the head of an office acts on many at once, edits its office, and removes a post', async ({ page, context }) => {
  await signInAs(page, 'op');
  const office = await findOffice(context.request, 'أدرار');
  const { member: head } = await (await context.request.get('/api/auth/session')).json();
  const title = aName('خبر');
  const multipart = { title, content: '<p>نص</p>', type: 'Post', author: head.id };
  expect((await context.request.post('/api/post', { multipart })).status()).toBe(201);
  const { name } = await insertMember(context.request, { role: 'OM', officeId: office.id });

  await openLive(page, '/organization/dashboard');
  await searchFor(page, name);
  await page.getByRole('checkbox', { name: `اختيار ${name}` }).check();
  await page.getByRole('button', { name: 'إلغاء تفعيل المختارين' }).click();
  await expect(page.getByText('نُفِّذ الإجراء على عضو واحد')).toBeVisible();
  await expect(rowOf(page, name).getByRole('button', { name: /^تفعيل/ })).toBeVisible();

  await page.getByRole('button', { name: 'تعديل بيانات المكتب' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'الاسم' })).toHaveValue('أدرار');
  await dialog.getByRole('textbox', { name: 'رقم الهاتف' }).fill('049 11 22 33');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل بيانات المكتب بنجاح')).toBeVisible();

  await page.getByRole('link', { name: 'المحتوى', exact: true }).click();
  await rowOf(page, title).getByText('المزيد', { exact: true }).click();
  await page.getByRole('button', { name: `حذف «${title}»` }).click();
  await dialog.getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(dialog.getByText('اكتب السبب، فسيُرسل إلى صاحب الشأن')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'السبب' }).fill('مكرّر');
  await dialog.getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(page.getByText('تم حذف المنشور وإعلام صاحبه')).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
