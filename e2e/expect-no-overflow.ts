import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { setBrowserFontSize, setRootFontSize } from './font-size.ts';
import { formOverhangOf, overhangOf } from './overhang-of.ts';

const narrowest = { width: 320, height: 640 };

/**
 * Nothing hangs over the side of the page: as it stands, on the narrowest phones, with letters twice as large, and with
 * both; nor over that of a form in it, but with both. One visit shows all of it, since a page is laid out again when its
 * window or its letters change.
 */
export async function expectNoOverflow(page: Page) {
  const viewport = page.viewportSize() ?? narrowest;
  const { pathname } = new URL(page.url());
  async function expectNothingBeyond(how: string, overhangs: Array<(page: Page) => Promise<number>>) {
    await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
    for (const overhang of overhangs)
      await expect.poll(() => overhang(page), { message: `${pathname}, ${how}` }).toBe(0);
  }
  const ofBoth = [overhangOf, formOverhangOf];

  await expectNothingBeyond('as it stands', ofBoth);
  await page.setViewportSize(narrowest);
  await expectNothingBeyond('on the narrowest phone', ofBoth);
  await setRootFontSize(page, '200%');
  await expectNothingBeyond('on the narrowest phone, letters twice as large', [overhangOf]);
  await page.setViewportSize(viewport);
  await expectNothingBeyond('letters twice as large', ofBoth);
  await setRootFontSize(page, '100%');
  await setBrowserFontSize(page, 32);
  await expectNothingBeyond('letters twice as large in the browser', ofBoth);
  await setBrowserFontSize(page, 16);
}
