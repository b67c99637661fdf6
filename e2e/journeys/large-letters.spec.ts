import config from '../../playwright.config.ts';
import { expect, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { publicPages } from '../public-pages.ts';

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};

/** Twice the default size, set in the browser: media queries in rem scale with it too. */
test.use({ launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] } });

test('a visitor who has set letters twice as large reads every page without moving it sideways', async ({
  page,
  request,
}) => {
  for (const { path } of await publicPages(request)) {
    await page.goto(path);
    expect(await overhangOf(page), path).toBe(0);
  }
});

test('a visitor who has set letters twice as large has the whole screen to read, without the header', async ({
  page,
}) => {
  await page.goto('/posts');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
