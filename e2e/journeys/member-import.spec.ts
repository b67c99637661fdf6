import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
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

test('the head of an office imports a file of members, corrects two rows, and imports those', async ({ page }) => {
  const run = aRun();
  const rows = Array.from({ length: 12 }, (_, place) => {
    const email = place % 6 === 0 ? 'بلا بريد' : `${run}-${place}@portal.example`;
    return `عضو ${run} ${place};${email};0550 10 20 30`;
  });
  await signInAs(page, 'op');
  await openLive(page, '/organization/dashboard');
  await page.getByRole('link', { name: 'استيراد أعضاء من ملف' }).click();
  await readFile(page, [headings, ...rows]);

  const found = page.getByRole('status', { name: 'ما في الملف' });
  await expect(found).toContainText('10 أعضاء يُضافون');
  await expect(found).toContainText('سطران يحتاجان إلى تصحيح');
  await expect(page.getByRole('region', { name: 'الأسطر التي تحتاج إلى تصحيح' }).first()).toContainText(
    'حقل «البريد الإلكتروني» لا يطابق شكل بريد إلكتروني.',
  );

  await page.getByRole('button', { name: 'استيراد 10 أعضاء' }).click();
  const done = page.getByRole('status', { name: 'نتيجة الاستيراد' });
  await expect(done).toContainText('أُضيف 10 أعضاء');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تنزيل هذه الأسطر CSV' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  let corrected = 0;
  const lines = text.replaceAll('بلا بريد', () => `${run}-corrected-${corrected++}@portal.example`).split('\r\n');

  await page.getByRole('button', { name: 'اختيار ملف آخر' }).click();
  await readFile(page, lines);
  await page.getByRole('button', { name: 'استيراد عضوين' }).click();
  await expect(done).toContainText('أُضيف عضوان');
  await expect(done).toContainText('لا سطر يحتاج إلى تصحيح');

  await page.getByRole('link', { name: 'العودة إلى الأعضاء' }).click();
  await searchFor(page, `${run}-corrected-1@`);
});
