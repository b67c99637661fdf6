import type { Locator, Page } from '@playwright/test';

/** Unfolds the menu that leads to the spaces: the only one on a phone, one of its own at a desk. Answers its links. */
export async function openMenu(page: Page): Promise<Locator> {
  const menus = page.getByRole('banner').locator('details');
  const menu = menus.filter({ has: page.locator('summary:visible') });
  await menu.locator('summary').click();
  return menu.getByRole('list');
}
