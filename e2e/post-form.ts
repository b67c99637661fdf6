import type { Page } from '@playwright/test';
import { expect, openLive } from './fixtures.ts';

export const titleOf = (page: Page) => page.getByRole('textbox', { name: 'العنوان' });
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'نص المنشور' });
export const publish = (page: Page) => page.getByRole('button', { name: 'نشر', exact: true }).click();

/** Titles of this test alone, since all journeys share a portal. */
export const aTitle = (words: string, page: Page) => `${words} ${page.viewportSize()?.width} ${Date.now()}`;

export const picture = {
  name: 'صورة.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export async function openPostForm(page: Page) {
  await openLive(page, '/organization/add-post');
  await expect(textOf(page)).toBeVisible();
}
