import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { aName, rowOf } from '../staff.ts';

test('an admin answers a message, and finds every act in the record', async ({ page, context }, { project }) => {
  const name = aName('زائر');
  const message = { name, email: 'visitor@portal.example', message: 'كيف أنضم؟' };
  expect((await context.request.post('/api/auth/contact', { data: message })).status()).toBe(201);
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard/messages');
  const row = page.getByRole('list', { name: 'رسائل الزوار' }).getByRole('link', { name });
  await expect(row).toContainText(/بقيت 7[12] ساعة/);
  await row.click();
  const detail = page.getByRole('region', { name });
  await expect(detail.getByRole('heading', { name })).toBeFocused();
  await expect(detail.getByText('كيف أنضم؟')).toBeVisible();
  await detail.getByRole('button', { name: 'أتولّاها' }).click();
  await expect(detail.getByText('أنت تتولّى هذه الرسالة.')).toBeVisible();
  await detail.getByRole('textbox', { name: 'الرد' }).fill('أهلا بك في مكتبنا.');
  await detail.getByRole('button', { name: 'إرسال الرد بالبريد' }).click();
  await expect(page.getByText('تم إرسال الرد بالبريد')).toBeVisible();
  await expect(detail.getByRole('listitem')).toContainText('أهلا بك في مكتبنا.');
  const back = page.getByRole('link', { name: 'كل الرسائل' });
  if (project.name === 'phone') {
    await expect(row).toBeHidden();
    await back.click();
    await expect(row).toBeFocused();
  } else await expect(back).toBeHidden();
  await expect(row).toContainText('تم الرد');
  await page.getByRole('link', { name: 'السجلات' }).click();
  await expect(rowOf(page, name).filter({ hasText: 'الرد على رسالة' })).toBeVisible();
  await expect(rowOf(page, name).filter({ hasText: 'تولّي رسالة' })).toBeVisible();
});
