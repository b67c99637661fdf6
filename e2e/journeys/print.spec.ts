import type { Page } from '@playwright/test';
import { expect, openLive, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { publicPages } from '../public-pages.ts';

/** Elements with words of their own whose colour is as light as paper. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return (red * 299 + green * 587 + blue * 114) / 255_000;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      element.checkVisibility();
    /** Above a colour of its own, or seen by the keyboard alone. */
    // the document of the home page has no room for the rules of paper
    const isPaper = matchMedia('print').matches && location.pathname !== '/';
    const onDark = ['.ui-button', '.site-footer', '.ui-skip', '[aria-current]', ...(isPaper ? [] : ['.ui-deep'])];
    const isOnDark = (element: Element) => element.closest(onDark.join()) !== null;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasWords(element) && !isOnDark(element))
      .filter((element) => lightness(getComputedStyle(element).color) > 0.6)
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('a visitor who reads in the dark theme prints dark words on white paper', async ({ page, request }) => {
  const article = (await publicPages(request)).find(({ path }) => path.startsWith('/posts/'))?.path;
  for (const path of ['/', '/links/about', '/organization/secritary-general', article ?? '/posts']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect(await paleWords(page), `${path}, on the screen`).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await paleWords(page), path).toEqual([]);
    const paper = await page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return { backgroundColor, colorScheme };
    });
    expect(paper, path).toEqual({ backgroundColor: 'rgb(251, 249, 245)', colorScheme: 'light' });
  }
});

/** What a page's paper begins with, once its reader asks for paper. */
async function letterheadOf(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const letterhead = page.locator('#printed-address');
  const code = letterhead.locator('path').last();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(code).toBeVisible({ timeout: 500 });
  }).toPass();
  const answer = { words: await letterhead.textContent(), code: await code.getAttribute('d') };
  await page.emulateMedia({ media: 'screen' });
  return answer;
}

test('a reader at a desk who came by the home page prints the name, the address and its code on every page after it', async ({
  page,
  request,
}) => {
  await openLive(page, '/');
  const { origin } = new URL(page.url());
  await page.getByRole('banner').getByRole('link', { name: 'المنشورات' }).first().click();
  await expect(page).toHaveURL('/posts');
  const drawnByServer = async (path: string) =>
    /<path stroke="#000"[^>]* d="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  const ofList = await letterheadOf(page);
  expect(ofList.words).toContain('المنظمة الوطنية للتضامن الطلابي');
  expect(ofList.words).toContain(`${origin}/posts`);
  expect(ofList.code).toBe(await drawnByServer('/posts'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/posts\/./);
  const ofPost = await letterheadOf(page);
  expect(ofPost.words).toContain(page.url());
  expect(ofPost.code).toBe(await drawnByServer(new URL(page.url()).pathname));
});

test('a visitor prints an office with all of its members on the paper', async ({ page }) => {
  const a4 = { width: 794, height: 1123 };
  await page.setViewportSize(a4);
  await page.goto('/organization/provincial-offices');
  const all = await page.locator('.ui-carousel-track > ul:not([aria-hidden]) > li').count();
  expect(all).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  const members = page.locator('.ui-carousel-track li:visible');
  await expect(members).toHaveCount(all);
  for (const member of await members.all()) {
    const { x, width } = (await member.boundingBox()) ?? { x: -1, width: 0 };
    expect([x >= 0, x + width <= a4.width, width > 0]).toEqual([true, true, true]);
  }
  expect(await overhangOf(page)).toBe(0);
});
