import { expect, openLive, signInAs } from '../fixtures.ts';
import { test as testOfOwnPortal } from '../own-portal.ts';

// its pin takes the place of the one that visitors meet
testOfOwnPortal(
  'the secretary-general edits the profile in its own page, has to confirm leaving, and pins a post',
  async ({ page }) => {
    await signInAs(page, 'sg');
    await openLive(page, '/organization/national-office');
    await page.getByRole('link', { name: 'الأستاذة نجاة بن ناصر' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'أقسام ملف العضو' });
    await tabs.getByRole('link', { name: 'تعديل الملف الشخصي' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/organization\/members\/[\w-]+\?tab=editProfile$/);

    const form = page.getByRole('form', { name: 'تعديل الملف الشخصي' });
    const about = form.getByRole('textbox', { name: 'عني' });
    const kept = await about.inputValue();
    await form.getByLabel('كلمة المرور الجديدة').fill('tadamon-2026');
    await expect(form.getByText('كلمتا المرور غير متطابقتين.')).toBeVisible();
    await form.getByLabel('كلمة المرور الجديدة').fill('');
    await about.fill(`${kept}\nسطر جديد`);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('dialog', { name: 'المغادرة دون حفظ؟' }).getByRole('button', { name: 'البقاء' }).click();
    await form.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(page.getByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
    await expect(about).toHaveValue(`${kept}\nسطر جديد`);
    await about.fill(kept);
    await form.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(about).toHaveValue(kept);

    await openLive(page, '/organization/secritary-general');
    const pinned = page.getByRole('region', { name: 'منشورات مثبّتة' });
    const list = page.getByRole('region', { name: 'المنشورات والإعلانات' });
    const pin = list.getByRole('button', { name: /^تثبيت «/ }).first();
    const title = /«(.*)»/.exec((await pin.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await pin.click();
    await expect(page.getByText('تم تثبيت المنشور')).toBeVisible();
    await expect(pinned.getByRole('heading', { name: title })).toBeVisible();
    await pinned.getByRole('button', { name: `إلغاء تثبيت «${title}»` }).click();
    await expect(pinned.getByRole('heading', { name: title })).toHaveCount(0);
  },
);
