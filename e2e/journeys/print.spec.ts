import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
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
    const isOnDark = (element: Element) =>
      element.closest('.ui-deep, .ui-button, .site-footer, .ui-skip, [aria-current]') !== null;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasWords(element) && !isOnDark(element))
      .filter((element) => lightness(getComputedStyle(element).color) > 0.6)
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('a visitor who reads in the dark theme prints dark words on white paper', async ({ page, request }) => {
  const article = (await publicPages(request)).find(({ path }) => path.startsWith('/posts/'))?.path;
  for (const path of ['/', '/links/about', '/organization/provincial-offices', article ?? '/posts']) {
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
