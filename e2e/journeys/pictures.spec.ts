import type { Page } from '@playwright/test';
import { emailOf, expect, openLive, signIn, test } from '../fixtures.ts';
import { aTitle, publish, textOf, titleOf } from '../post-form.ts';

/** A picture that this browser draws: a ring, with nothing around it. */
async function aRing(page: Page, type: 'image/png' | 'image/jpeg', size: [width: number, height: number] = [800, 500]) {
  const address = await page.evaluate(
    ([format, [width, height]]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) return '';
      [context.strokeStyle, context.lineWidth] = ['#111', 40];
      for (let y = 250; y < height; y += 500) {
        context.beginPath();
        context.arc(400, y, 180, 0, 2 * Math.PI);
        context.stroke();
      }
      return canvas.toDataURL(format);
    },
    [type, size] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const chooser = (page: Page) => page.getByLabel(/إرفاق صورة|تغيير الصورة/);
const notice = (page: Page, text: RegExp) => page.getByText(text).first();

/** The post whose page is open. */
const postAt = async (page: Page) =>
  (await page.request.get(`/api/post/${new URL(page.url()).pathname.split('/').at(-1)}`)).json();

async function write(page: Page, title: string) {
  await signIn(page.context(), emailOf('om'));
  await openLive(page, '/organization/add-post');
  await titleOf(page).fill(title);
  await textOf(page).fill('نص المنشور.');
}

test('a reader sees a black logo on a light and on a dark page, in a list and on its own page', async ({
  page,
  browser,
}) => {
  const title = aTitle('شعار الحملة', page);
  await write(page, title);
  await chooser(page).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aRing(page, 'image/png'),
  });
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  await publish(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname } = new URL(page.url());
  const { image } = await postAt(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const reader = await context.newPage();
    for (const path of [pathname, '/posts']) {
      await reader.goto(path);
      const picture = reader.locator(`.ui-picture:has(img[src*="${image.split('-')[0]}"])`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
    await context.close();
  }
});

test('an author sends what a phone holds: a photo that lost its end, a long picture of a screen, and hears of what is no photo', async ({
  page,
}) => {
  const title = aTitle('صور الهاتف', page);
  await write(page, title);
  await chooser(page).setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await expect(notice(page, /HEIC.*«الأكثر توافقًا»/)).toBeVisible();
  const photo = await aRing(page, 'image/jpeg');
  await chooser(page).setInputFiles({
    name: 'half.jpg',
    mimeType: 'image/jpeg',
    buffer: photo.subarray(0, photo.length / 2),
  });
  await expect(notice(page, /ناقصة أو تلف ملفها/)).toBeVisible();
  await chooser(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, -2) });
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  const long = await aRing(page, 'image/png', [800, 4_800]);
  await page
    .getByLabel('إضافة صور إلى المعرض')
    .setInputFiles({ name: 'long.png', mimeType: 'image/png', buffer: long });
  await expect(page.getByRole('listitem', { name: 'الصورة 1 من 1' })).toBeVisible();
  await publish(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const post = await postAt(page);
  expect(post.picture).toMatchObject({ width: 800, height: 500 });
  expect(post.gallery[0].picture).toMatchObject({ width: 800, height: 4_800 });
  await openLive(page, new URL(page.url()).pathname);
  await page.getByRole('link', { name: 'الصورة 1 من 1' }).click();
  const shown = page.getByRole('dialog', { name: 'معرض الصور' }).locator('img');
  await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(300); // as wide as the phone
});
