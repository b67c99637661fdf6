import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { emailOf, expect, signIn, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { aTitle, publish, textOf, titleOf } from '../post-form.ts';
import { untilLive } from '../until-live.ts';

const colours = ['#17533a', '#b3541e', '#1e4fb3'];

async function aPhoto(page: Page, colour: string) {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

async function aDevice(browser: Browser, width: number, height: number, options: object = {}) {
  const context = await browser.newContext({ viewport: { width, height }, ...options });
  return context.newPage();
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

const edited = (page: Page, place: string) => page.getByRole('listitem', { name: `الصورة ${place} من 3` });
const gallery = (page: Page) => page.getByRole('list', { name: 'معرض الصور' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'معرض الصور' });
/** The captions of those who can be seen, of which there is one. */
const shown = (page: Page) => viewer(page).locator('li:not([aria-hidden="true"]) figcaption');

async function writePost(mobile: Page, title: string) {
  await open(mobile, '/organization/add-post');
  await titleOf(mobile).fill(title);
  await textOf(mobile).fill('صور من يومنا.');
  const photos = await Promise.all(colours.map((colour) => aPhoto(mobile, colour)));
  await mobile.getByLabel('إضافة صور إلى المعرض').setInputFiles(photos);
  for (const [place, caption] of [
    ['1', 'الصباح'],
    ['2', 'الظهيرة'],
    ['3', 'المساء'],
  ] as const)
    await edited(mobile, place).getByLabel(`تعليق يظهر تحت الصورة ${place}`).fill(caption);
  await edited(mobile, '1').getByLabel('وصف الصورة 1 لمن لا يراها').fill('طلبة يغرسون شجرة');
}

test('an author publishes three pictures from a phone; readers leaf through them by keyboard, and without JavaScript', async ({
  browser,
  page,
}) => {
  const mobile = await aDevice(browser, 412, 915, { hasTouch: true });
  await signIn(mobile.context(), emailOf('om'));
  const title = aTitle('يوم التشجير', page);
  await writePost(mobile, title);

  // the last before the second, by keyboard: the button that moved it keeps the focus
  await mobile.getByRole('button', { name: 'تقديم الصورة 3' }).press('Enter');
  await expect(mobile.getByRole('button', { name: 'تقديم الصورة 2' })).toBeFocused();
  await expect(edited(mobile, '2').getByLabel('تعليق يظهر تحت الصورة 2')).toHaveValue('المساء');
  await expect(mobile.getByText('المسودة محفوظة في حسابك')).toBeVisible();
  expect(await overhangOf(mobile)).toBe(0);
  expect(await findViolations(mobile)).toEqual([]);
  await mobile.reload();
  await expect(edited(mobile, '2').getByLabel('تعليق يظهر تحت الصورة 2')).toHaveValue('المساء');
  await publish(mobile);
  await expect(mobile.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(mobile.url()).pathname;
  expect(await overhangOf(mobile)).toBe(0);

  const desk = await aDevice(browser, 1440, 900);
  await open(desk, address);
  await expect(gallery(desk).getByRole('figure')).toHaveText(['الصباح', 'المساء', 'الظهيرة']);
  await expect(gallery(desk).getByRole('img', { name: 'طلبة يغرسون شجرة' })).toHaveAttribute('width', '900');
  expect(await findViolations(desk)).toEqual([]);
  const first = gallery(desk).getByRole('link', { name: /الصورة 1 من 3/ });
  await first.press('Enter');
  await expect(viewer(desk).getByText('1 من 3')).toBeVisible();
  await expect(shown(desk)).toHaveText('الصباح');
  await desk.keyboard.press('ArrowLeft');
  await expect(viewer(desk).getByText('2 من 3')).toBeVisible();
  await expect(shown(desk)).toHaveText('المساء');
  await expect(shown(desk)).toBeInViewport();
  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.press('ArrowRight');
  await expect(viewer(desk).getByText('3 من 3')).toBeVisible();
  expect(await findViolations(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await expect(viewer(desk)).toHaveCount(0);
  await expect(first).toBeFocused();

  const plain = await aDevice(browser, 412, 915, { javaScriptEnabled: false });
  await plain.goto(address);
  await gallery(plain)
    .getByRole('link', { name: /الصورة 2 من 3/ })
    .click();
  await expect(plain).toHaveURL(/\/media\/[0-9a-f]{32}-900\.webp$/);
});
