import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Whether the portal's own font can draw the text without a further file. */
const canDraw = (page: Page, text: string) =>
  page.evaluate((each) => document.fonts.check("16px 'Cairo Variable'", each), text);

test('a visitor who reads no letter like é loads no file of such letters', async ({ page }) => {
  await page.goto('/links/about');
  await expect.poll(() => canDraw(page, 'نحن 2026 portal@')).toBe(true);
  expect(await canDraw(page, 'é')).toBe(false);
  await page.goto('/posts?q=Université');
  await expect.poll(() => canDraw(page, 'é')).toBe(true);
});
