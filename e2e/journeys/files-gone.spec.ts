import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openLive } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { expect, test } from '../own-portal.ts';

async function expectUnavailableInFrame(page: Page) {
  await expect(page.getByText('تعذّر فتح هذا القسم الآن')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a remote whose files are gone says so inside the frame, the rest lives on, and a retry brings it back', async ({
  page,
  portal,
  expectPageError,
}) => {
  expectPageError(/status of 404/);
  expectPageError(/remote_spaces/);
  expectPageError(/Refused to execute script/);
  const folder = join(portal.dataDir, 'frontends/r/remote-spaces');
  const away = join(portal.dataDir, 'away');
  await openLive(page, '/');
  await rename(folder, away);

  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expectUnavailableInFrame(page);
  await expect(page).toHaveURL('/organization/secritary-general');

  await page.getByRole('banner').getByRole('link', { name: /تضامن/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();

  await page.goto('/organization/secritary-general');
  await expectUnavailableInFrame(page);

  await rename(away, folder);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
});
