import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, expect, test } from '../fixtures.ts';

const editor = (page: Page) => expect(page.getByRole('textbox', { name: 'نص المنشور' })).toBeVisible();

async function openComposer(page: Page) {
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
  { path: '/organization/national-office', heading: 'المكتب الوطني', as: 'no', open: openComposer },
  { path: '/organization/edit-profile/:id', heading: 'تعديل الملف الشخصي', as: 'no' },
  { path: '/organization/members/:id?tab=addPost', heading: 'الأستاذة نجاة بن ناصر', as: 'sg', open: editor },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark'] as const) {
  test(`in the ${theme} theme the spaces have no violation that axe knows of, and nothing hangs over their side`, async ({
    page,
    signInAs,
    openLive,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const { path, heading, as, open } of places) {
      await signInAs(as);
      await openLive(path.includes(':id') ? await own(page, path) : path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await open?.(page);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found).toEqual([]);
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overhang)).toBe(0);
    }
  });
}
