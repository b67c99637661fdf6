import type { Page } from '@playwright/test';

/** Sets how large letters are by the root of the page: media queries in rem stay as they are. */
export const setRootFontSize = (page: Page, size: '100%' | '200%') =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Sets how large letters are as the settings of the browser do, of 16 pixels at first: media queries in rem scale too. */
export async function setBrowserFontSize(page: Page, pixels: 16 | 32) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
