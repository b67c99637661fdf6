import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { test as testOfOwnPortal } from '../own-portal.ts';
import { searchFor } from '../staff.ts';

const headings = 'الاسم;البريد الإلكتروني;رقم الهاتف';
const aRun = () => randomUUID().slice(0, 8);
const fileOf = (lines: string[]) => ({
  name: 'أعضاء.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

async function readFile(page: Page, lines: string[]) {
  await page.getByLabel('ملف CSV').setInputFiles(fileOf(lines));
  await page.getByRole('button', { name: 'قراءة الملف' }).click();
}

// five thousand members and their mails would slow all journeys down
testOfOwnPortal(
  'the head of an office imports five thousand members, corrects forty rows, and imports those',
  async ({ page, signInAs, openLive }) => {
    const run = aRun();
    const rows = Array.from({ length: 5_000 }, (_, place) => {
      const email = place % 125 === 0 ? 'بلا بريد' : `${run}-${place}@portal.example`;
      return `عضو ${run} ${place};${email};0550 10 20 30`;
    });
    await signInAs('op');
    await openLive('/organization/dashboard');
    await page.getByRole('link', { name: 'استيراد أعضاء من ملف' }).click();
    await readFile(page, [headings, ...rows]);

    const found = page.getByRole('status', { name: 'ما في الملف' });
    await expect(found).toContainText('4.960 عضوًا يُضافون');
    await expect(found).toContainText('40 سطرًا تحتاج إلى تصحيح');
    await expect(page.getByRole('region', { name: 'الأسطر التي تحتاج إلى تصحيح' }).first()).toContainText(
      'حقل «البريد الإلكتروني» لا يطابق شكل بريد إلكتروني.',
    );

    await page.getByRole('button', { name: 'استيراد 4.960 عضوًا' }).click();
    const done = page.getByRole('status', { name: 'نتيجة الاستيراد' });
    await expect(done).toContainText('أُضيف 4.960 عضوًا', { timeout: 60_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'تنزيل هذه الأسطر CSV' }).click();
    const file = await (await download).createReadStream();
    const text = Buffer.concat(await file.toArray()).toString();
    let corrected = 0;
    const lines = text.replaceAll('بلا بريد', () => `${run}-corrected-${corrected++}@portal.example`).split('\r\n');

    await page.getByRole('button', { name: 'اختيار ملف آخر' }).click();
    await readFile(page, lines);
    await page.getByRole('button', { name: 'استيراد 40 عضوًا' }).click();
    await expect(done).toContainText('أُضيف 40 عضوًا');
    await expect(done).toContainText('لا سطر يحتاج إلى تصحيح');

    await page.getByRole('link', { name: 'العودة إلى الأعضاء' }).click();
    await searchFor(page, `${run}-corrected-7@`);
  },
);

test('the same file again adds nobody', async ({ page, signInAs, openLive }) => {
  const lines = [headings, `سارة بن علي;${aRun()}@portal.example;0550 10 20 30`];
  await signInAs('op');
  await openLive('/organization/dashboard/import');
  await readFile(page, lines);
  await page.getByRole('button', { name: 'استيراد عضو واحد' }).click();
  await expect(page.getByText('أُضيف عضو واحد، وتصله دعوة بالبريد')).toBeVisible();
  await page.getByRole('button', { name: 'اختيار ملف آخر' }).click();
  await readFile(page, lines);
  await expect(page.getByText('واحد له حساب من قبل، ويبقى كما هو')).toBeVisible();
  await expect(page.getByRole('button', { name: 'استيراد', exact: true })).toBeDisabled();
});

test('a head of office says what the columns of a file hold where their headings do not', async ({
  page,
  signInAs,
  openLive,
}) => {
  await signInAs('op');
  await openLive('/organization/dashboard/import');
  await readFile(page, ['أ;ب;ج', `${aRun()}@portal.example;كمال;0550 10 20 30`]);
  await expect(page.getByText('اختر في الجدول العمود الذي فيه: الاسم، البريد الإلكتروني، رقم الهاتف.')).toBeVisible();
  for (const [column, field] of [
    ['أ', 'البريد الإلكتروني'],
    ['ب', 'الاسم'],
    ['ج', 'رقم الهاتف'],
  ] as const)
    await page.getByLabel(new RegExp(`ما يُقرأ من العمود .${column}`)).selectOption(field);
  await page.getByRole('button', { name: 'قراءة الملف من جديد' }).click();
  await page.getByRole('button', { name: 'استيراد عضو واحد' }).click();
  await expect(page.getByText('أُضيف عضو واحد، وتصله دعوة بالبريد')).toBeVisible();
});

test('a head of office who chooses a spreadsheet that is no CSV reads what to do, and keeps its choice', async ({
  page,
  signInAs,
  openLive,
  expectPageError,
}) => {
  expectPageError(/status of 400/);
  await signInAs('op');
  await openLive('/organization/dashboard/import');
  await page.getByLabel('ملف CSV').setInputFiles({
    name: 'أعضاء.xlsx',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('PK\x03\x04\0\0\0\0'),
  });
  await page.getByRole('button', { name: 'قراءة الملف' }).click();
  await expect(page.getByText(/احفظه من برنامج الجداول بصيغة CSV/)).toBeVisible();
  await expect(page.getByText('أعضاء.xlsx')).toBeVisible();
});
