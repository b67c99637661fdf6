import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { announceEvent } from '../announce-event.ts';
import { emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { openMenu } from '../menu.ts';
import { aTitle, picture, textOf, titleOf } from '../post-form.ts';
import { aName, findOffice, insertMember, rowOf, searchFor, unfold } from '../staff.ts';

const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);

/** Does a task as a person does, and counts: a choice out of a list and one of files are a press, a field is none. */
function startCounting() {
  const count = { presses: 0, fields: 0 };
  async function act(kind: keyof typeof count, deed: () => Promise<unknown>) {
    count[kind] += 1;
    await deed();
  }
  return {
    count,
    press: (target: Locator) => act('presses', () => target.click()),
    choose: (list: Locator, option: string) => act('presses', () => list.selectOption(option)),
    attach: (field: Locator, files: typeof picture) => act('presses', () => field.setInputFiles(files)),
    fill: (field: Locator, text: string) => act('fields', () => field.fill(text)),
  };
}

/** The link to a page in a mail. */
const linkIn = (mail: string, path: string) =>
  (new RegExp(`http\\S+?${path}\\?[\\w?&;=.-]+`).exec(mail)?.[0] ?? '').replaceAll('&amp;', '&');

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });

test('a visitor attends an event by five presses, two fields and a mail', async ({ page, request }) => {
  const email = `${randomUUID()}@portal.example`;
  const title = aTitle('يوم دراسي', page);
  await signIn(request, emailOf('om'));
  await announceEvent(request, title, 9);
  await openLive(page, '/');
  const { press, fill, count } = startCounting();
  await press(link(page, 'كل الفعاليات'));
  await press(link(page, title));
  await press(link(page, 'سأحضر'));
  await fill(page.getByRole('textbox', { name: 'الاسم' }), 'سلمى بن عيسى');
  await fill(page.getByRole('textbox', { name: 'البريد الإلكتروني' }), email);
  await press(button(page, 'سأحضر'));
  await page.goto(linkIn(await readNewestMail(email, 1), '/events/attend/confirm'));
  await press(button(page, 'أؤكد حضوري'));
  await expect(page.getByText('سُجّل حضورك، ولك مكان في الفعالية')).toBeVisible();
  expect(count).toEqual({ presses: 5, fields: 2 });
});

test('a visitor follows an office by seven presses, a field and a mail', async ({ page }) => {
  const email = `${randomUUID()}@portal.example`;
  await openLive(page, '/');
  const { press, fill, count } = startCounting();
  await openMenu(page);
  count.presses += 1;
  await press(link(page.getByRole('banner'), 'المكاتب الولائية'));
  await press(page.getByText('اختر مكتبًا').first());
  await press(link(page.getByRole('navigation', { name: 'المكاتب الولائية' }), 'تلمسان'));
  await press(link(page, 'تابع المكتب بالبريد'));
  await fill(page.getByRole('textbox', { name: 'بريدك الإلكتروني' }), email);
  await press(button(page, 'متابعة'));
  await page.goto(linkIn(await readNewestMail(email, 1), '/follow/confirm'));
  await press(button(page, 'تأكيد المتابعة'));
  await expect(page.getByText('بدأت المتابعة.')).toBeVisible();
  expect(count).toEqual({ presses: 7, fields: 1 });
});

test('a member publishes a post with pictures by four presses and two fields', async ({ page }) => {
  const title = aTitle('يوم التشجير', page);
  await signInAs(page, 'om');
  await openLive(page, '/organization/me');
  const { press, fill, attach, count } = startCounting();
  await press(link(page, 'إضافة منشور'));
  await fill(titleOf(page), title);
  await fill(textOf(page), 'صور من يومنا.');
  await attach(page.getByLabel('إرفاق صورة'), picture);
  await attach(page.getByLabel('إضافة صور إلى المعرض'), picture);
  await press(button(page, 'نشر'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(count).toEqual({ presses: 4, fields: 2 });
});

test('a member announces an event by three presses and six fields', async ({ page }) => {
  const title = aTitle('يوم دراسي', page);
  await signInAs(page, 'om');
  await openLive(page, '/organization/me');
  const { press, fill, count } = startCounting();
  await press(link(page, 'إضافة منشور'));
  await press(page.getByText('فعالية', { exact: true }));
  await fill(titleOf(page), title);
  await fill(textOf(page), 'ندعوكم إلى يوم دراسي.');
  await fill(page.getByLabel('تبدأ'), `${day}T10:00`);
  await fill(page.getByLabel('تنتهي'), `${day}T12:30`);
  await fill(page.getByRole('textbox', { name: 'المكان' }), 'قاعة المحاضرات الكبرى');
  await fill(page.getByLabel('عدد الأماكن'), '12');
  await press(button(page, 'نشر'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(count).toEqual({ presses: 3, fields: 6 });
});

test('an admin answers a message of the inbox by two presses and a field', async ({ page, request }) => {
  const name = aName('زائر');
  await request.post('/api/auth/contact', { data: { name, email: 'visitor@portal.example', message: 'كيف أنضم؟' } });
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard/messages');
  const { press, fill, count } = startCounting();
  await press(page.getByRole('link', { name }));
  await fill(page.getByRole('textbox', { name: 'الرد' }), 'أهلا بك في مكتبنا.');
  await press(button(page, 'إرسال الرد بالبريد'));
  await expect(page.getByText('تم إرسال الرد بالبريد')).toBeVisible();
  expect(count).toEqual({ presses: 2, fields: 1 });
});

test('an admin changes a role by two presses in its row', async ({ page }) => {
  await signInAs(page, 'ad');
  const { id: officeId } = await findOffice(page.request, 'وهران');
  const { name } = await insertMember(page.request, { role: 'OM', officeId });
  await openLive(page, '/organization/dashboard');
  await searchFor(page, name);
  await unfold(rowOf(page, name));
  const { press, choose, count } = startCounting();
  await choose(page.getByRole('combobox', { name: `صفة ${name}` }), 'رئيس مكتب · Office President');
  const change = page.getByRole('dialog', { name: /^تغيير صفة/ });
  await expect(change).toContainText('لهذا المكتب رئيس:'); // asked of the server, which the button waits for
  await press(button(change, 'تغيير الصفة'));
  await expect(page.getByText('Member role updated successfully')).toBeVisible();
  expect(count).toEqual({ presses: 2, fields: 0 });
});

test('the head of an office imports members out of a file by four presses', async ({ page }) => {
  const rows = ['الاسم;البريد الإلكتروني;رقم الهاتف', `${aName('عضو')};${randomUUID()}@portal.example;0550 10 20 30`];
  await signInAs(page, 'op');
  await openLive(page, '/organization/dashboard');
  const { press, attach, count } = startCounting();
  await press(link(page, 'استيراد أعضاء من ملف'));
  const file = { name: 'أعضاء.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await attach(page.getByLabel('ملف CSV'), file);
  await press(button(page, 'قراءة الملف'));
  await press(button(page, 'استيراد عضو واحد'));
  await expect(page.getByRole('status', { name: 'نتيجة الاستيراد' })).toContainText('أُضيف عضو واحد');
  expect(count).toEqual({ presses: 4, fields: 0 });
});
