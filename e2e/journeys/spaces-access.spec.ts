import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { type Account, expect, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';

const editor = (page: Page) => expect(page.getByRole('textbox', { name: 'نص المنشور' })).toBeVisible();

async function openPostForm(page: Page) {
  await page.getByRole('button', { name: 'إضافة منشور' }).click();
  await editor(page);
}

/** The account's own page, by its id. */
const own = async (page: Page, path: string) => {
  const reply = await page.context().request.get('/api/auth/session');
  return path.replace(':id', (await reply.json()).member.id);
};

type Place = { path: string; heading: string; as: Account; open?: (page: Page) => Promise<void> };

const places: Place[] = [
  { path: '/organization/national-office', heading: 'المكتب الوطني', as: 'no', open: openPostForm },
  { path: '/organization/edit-profile/:id', heading: 'تعديل الملف الشخصي', as: 'no' },
  { path: '/organization/members/:id?tab=addPost', heading: 'الأستاذة نجاة بن ناصر', as: 'sg', open: editor },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the spaces have no violation that axe knows of in either theme, and nothing hangs over their side', async ({
  page,
  signInAs,
  openLive,
}) => {
  for (const { path, heading, as, open } of places) {
    await signInAs(as);
    await openLive(path.includes(':id') ? await own(page, path) : path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await open?.(page);
    expect(await findViolations(page), path).toEqual([]);
    expect(await overhangOf(page), path).toBe(0);
  }
});
