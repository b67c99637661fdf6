import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { announceEvent } from '../announce-event.ts';
import { test as base, emailOf, expect, openLive, signIn, signInAs } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { openMenu } from '../menu.ts';
import { aTitle, picture, textOf, titleOf } from '../post-form.ts';
import { aName, findOffice, insertMember, rowOf, searchFor, unfold } from '../staff.ts';

const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);

type Counted = { clicks: number };

const test = base.extend<{ counted: Counted }>({
  /** What was clicked on the pages of a visit, and chosen out of a list or from the files, told by the pages themselves. */
  counted: async ({ page }, use) => {
    const counted = { clicks: 0 };
    await page.exposeFunction('countClick', () => {
      counted.clicks += 1;
    });
    await page.addInitScript(() => {
      const { countClick } = window as unknown as { countClick: () => void };
      addEventListener('pointerdown', countClick, true);
      addEventListener(
        'change',
        ({ target }) => target instanceof Element && target.matches('select, [type="file"]') && countClick(),
        true,
      );
    });
    await use(counted);
  },
});

/** The link to a page in a mail. */
const linkIn = (mail: string, path: string) =>
  (new RegExp(`http\\S+?${path}\\?[\\w?&;=.-]+`).exec(mail)?.[0] ?? '').replaceAll('&amp;', '&');

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });

test('a visitor attends an event by five clicks, two fields and a mail', async ({ page, request, counted }) => {
  const email = `${randomUUID()}@portal.example`;
  const title = aTitle('يوم دراسي', page);
  await signIn(request, emailOf('om'));
  await announceEvent(request, title, 9);
  await openLive(page, '/');
  await link(page, 'كل الفعاليات').click();
  await link(page, title).click();
  await link(page, 'سأحضر').click();
  await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى بن عيسى');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await button(page, 'سأحضر').click();
  await page.goto(linkIn(await readNewestMail(email, 1), '/events/attend/confirm'));
  await button(page, 'أؤكد حضوري').click();
  await expect(page.getByText('سُجّل حضورك، ولك مكان في الفعالية')).toBeVisible();
  expect(counted.clicks).toBe(5);
});

test('a visitor follows an office by seven clicks, a field and a mail', async ({ page, counted }) => {
  const email = `${randomUUID()}@portal.example`;
  await openLive(page, '/');
  await openMenu(page);
  await link(page.getByRole('banner'), 'المكاتب الولائية').click();
  await page.getByText('اختر مكتبًا').first().click();
  await link(page.getByRole('navigation', { name: 'المكاتب الولائية' }), 'تلمسان').click();
  await link(page, 'تابع المكتب بالبريد').click();
  await page.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill(email);
  await button(page, 'متابعة').click();
  await page.goto(linkIn(await readNewestMail(email, 1), '/follow/confirm'));
  await button(page, 'تأكيد المتابعة').click();
  await expect(page.getByText('بدأت المتابعة.')).toBeVisible();
  expect(counted.clicks).toBe(7);
});

test('a member publishes a post with pictures by four clicks and two fields', async ({ page, counted }) => {
  const title = aTitle('يوم التشجير', page);
  await signInAs(page, 'om');
  await openLive(page, '/organization/me');
  await link(page, 'إضافة منشور').click();
  await titleOf(page).fill(title);
  await textOf(page).fill('صور من يومنا.');
  await page.getByLabel('إرفاق صورة').setInputFiles(picture);
  await page.getByLabel('إضافة صور إلى المعرض').setInputFiles(picture);
  await button(page, 'نشر').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(counted.clicks).toBe(4);
});

test('a member announces an event by three clicks and six fields', async ({ page, counted }) => {
  const title = aTitle('يوم دراسي', page);
  await signInAs(page, 'om');
  await openLive(page, '/organization/me');
  await link(page, 'إضافة منشور').click();
  await page.getByText('فعالية', { exact: true }).click();
  await titleOf(page).fill(title);
  await textOf(page).fill('ندعوكم إلى يوم دراسي.');
  await page.getByLabel('تبدأ').fill(`${day}T10:00`);
  await page.getByLabel('تنتهي').fill(`${day}T12:30`);
  await page.getByRole('textbox', { name: 'المكان' }).fill('قاعة المحاضرات الكبرى');
  await page.getByLabel('عدد الأماكن').fill('12');
  await button(page, 'نشر').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(counted.clicks).toBe(3);
});

test('an admin answers a message of the inbox by two clicks and a field', async ({ page, request, counted }) => {
  const name = aName('زائر');
  await request.post('/api/auth/contact', { data: { name, email: 'visitor@portal.example', message: 'كيف أنضم؟' } });
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard/messages');
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'الرد' }).fill('أهلا بك في مكتبنا.');
  await button(page, 'إرسال الرد بالبريد').click();
  await expect(page.getByText('تم إرسال الرد بالبريد')).toBeVisible();
  expect(counted.clicks).toBe(2);
});

test('an admin changes a role by two clicks in its row', async ({ page, counted }) => {
  await signInAs(page, 'ad');
  const { id: officeId } = await findOffice(page.request, 'وهران');
  const { name } = await insertMember(page.request, { role: 'OM', officeId });
  await openLive(page, '/organization/dashboard');
  await searchFor(page, name);
  await unfold(rowOf(page, name));
  counted.clicks = 0;
  await page.getByRole('combobox', { name: `صفة ${name}` }).selectOption('رئيس مكتب · Office President');
  const change = page.getByRole('dialog', { name: /^تغيير صفة/ });
  await expect(change).toContainText('لهذا المكتب رئيس:'); // asked of the server, which the button waits for
  await button(change, 'تغيير الصفة').click();
  await expect(page.getByText('Member role updated successfully')).toBeVisible();
  expect(counted.clicks).toBe(2);
});

test('the head of an office imports members out of a file by four clicks', async ({ page, counted }) => {
  const rows = ['الاسم;البريد الإلكتروني;رقم الهاتف', `${aName('عضو')};${randomUUID()}@portal.example;0550 10 20 30`];
  await signInAs(page, 'op');
  await openLive(page, '/organization/dashboard');
  await link(page, 'استيراد أعضاء من ملف').click();
  const file = { name: 'أعضاء.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.getByLabel('ملف CSV').setInputFiles(file);
  await button(page, 'قراءة الملف').click();
  await button(page, 'استيراد عضو واحد').click();
  await expect(page.getByRole('status', { name: 'نتيجة الاستيراد' })).toContainText('أُضيف عضو واحد');
  expect(counted.clicks).toBe(4);
});
