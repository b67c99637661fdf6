import { expect, password, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { aName, findOffice, insertMember, rowOf, searchFor } from '../staff.ts';
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
  await row.getByRole('button', { name: /^تفعيل/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'قبول رغم ذلك' }).click();
  await expect(page.getByText('تم تفعيل العضو بنجاح')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: 'إلغاء التفعيل' })).toBeVisible();
});

test('the head of an office lets one newcomer in, refuses another with a reason, and is kept from what is not its own', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  const { id: office } = await findOffice(context.request, 'أدرار');
  const [welcome, unwelcome] = [aName('نادية'), aName('سمير')];
  for (const name of [welcome, unwelcome]) {
    const data = { name, email: `${crypto.randomUUID()}@portal.example`, password, office };
    expect((await context.request.post('/api/auth/signup', { data })).status()).toBe(201);
  }
  await openLive('/organization/dashboard');
  const sections = page.getByRole('navigation', { name: 'أقسام لوحة التحكم' });
  await expect(sections.getByRole('link', { name: 'الرسائل' })).toHaveCount(0);
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

  for (const path of ['messages', 'offices']) {
    await page.goto(`/organization/dashboard/${path}`);
    await expect(page).toHaveURL(/\/organization\/dashboard$/);
  }
});

test('the head of an office acts on many at once, edits its office, and removes a post', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  const office = await findOffice(context.request, 'أدرار');
  const { member: head } = await (await context.request.get('/api/auth/session')).json();
  const title = aName('خبر');
  const multipart = { title, content: '<p>نص</p>', type: 'Post', author: head.id };
  expect((await context.request.post('/api/post', { multipart })).status()).toBe(201);
  const { name } = await insertMember(context.request, { role: 'OM', officeId: office.id });

  await openLive('/organization/dashboard');
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
  await page.getByRole('button', { name: `حذف «${title}»` }).click();
  await dialog.getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(dialog.getByText('اكتب السبب، فسيُرسل إلى صاحب الشأن')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'السبب' }).fill('مكرّر');
  await dialog.getByRole('button', { name: 'حذف المنشور' }).click();
  await expect(page.getByText('تم حذف المنشور وإعلام صاحبه')).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
