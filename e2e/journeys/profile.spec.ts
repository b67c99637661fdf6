import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { expect, openLive, signInAs, test } from '../fixtures.ts';

/** Wider than high, so that a square of it can be chosen. */
const picture = resolve(import.meta.dirname, '../../server/assets/card-ground.png');

const general = 'الأستاذة نجاة بن ناصر';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'أقسام ملف العضو' });

async function openTab(page: Page, name: string) {
  await tabs(page)
    .getByText(/^المزيد/)
    .click();
  await tabs(page).getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

test("a visitor reads a member's page tab by tab, each at an address of its own, and none that changes it", async ({
  page,
}) => {
  await openLive(page, '/organization/national-office');
  await page.getByRole('link', { name: general }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: general })).toBeVisible();
  await openTab(page, 'المنشورات');
  await expect(page).toHaveURL(/\?tab=posts$/);
  await expect(page.getByRole('region', { name: 'المنشورات' }).getByRole('article').first()).toBeVisible();
  await openTab(page, 'معلومات الاتصال');
  await expect(page.getByRole('link', { name: 'sg@portal.example' })).toBeVisible();
  await expect(tabs(page).getByText('تعديل الملف الشخصي')).toHaveCount(0);
  await expect(tabs(page).getByText('إضافة منشور')).toHaveCount(0);

  await page.goto(page.url().replace('tab=contact', 'tab=addPost'));
  await expect(page.getByRole('region', { name: 'عني' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('a member gives itself another picture after a save that failed, and loses nothing of what was chosen and typed', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED/);
  await signInAs(page, 'oran');
  const session = async () => (await (await page.request.get('/api/auth/session')).json()).member;
  const { id, avatar: before } = await session();
  await openLive(page, `/organization/edit-profile/${id}`);
  const form = page.getByRole('form', { name: 'تعديل الملف الشخصي' });
  const bio = form.getByRole('textbox', { name: 'نبذة قصيرة' });
  const save = form.getByRole('button', { name: 'حفظ', exact: true });
  const typed = `أعمل مع لجان الإقامات ${Date.now()}`;
  await bio.fill(typed);
  await form.getByLabel('اختيار صورة شخصية').setInputFiles(picture);
  await expect(form.getByRole('img', { name: /^معاينة الصورة/ })).toBeVisible();
  await form.getByRole('slider', { name: 'التكبير' }).press('End');
  await form.getByRole('slider', { name: 'من اليمين إلى اليسار' }).press('Home');

  await page.route('**/api/auth/update/*', (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(page.getByText('خطأ في الخادم', { exact: true })).toBeVisible();
  await expect(bio).toHaveValue(typed);
  await expect(form.getByRole('slider', { name: 'التكبير' })).toHaveValue('4');

  await save.click();
  await expect(page.getByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  const after = await session();
  expect(after.bio).toBe(typed);
  expect(after.avatar).toMatch(/^\/media\//);
  expect(after.avatar).not.toBe(before);
  await expect(form.locator(`img[src="${largeAvatar(after.avatar)}"]`)).toBeVisible();
});
