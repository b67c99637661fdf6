import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { findViolations } from '../find-violations.ts';
import { emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { setBrowserFontSize } from '../font-size.ts';
import { overhangOf } from '../overhang-of.ts';
import { textOf } from '../post-form.ts';

const address = 'https://docs.google.com/forms/d/e/1FAIpQLSdfghjklqwertyuiopzxcvbnm1234567890/viewform?usp=sf_link';

test('an address or a word without an end makes no page wider, for its author and for its readers', async ({
  page,
  request,
}) => {
  const { id: author } = await signIn(request, emailOf('om'));
  const title = `${'تضامن'.repeat(16)} ${randomUUID().slice(0, 8)}`;
  const content = `<p>سجّلوا هنا: ${address}</p><p>${'W'.repeat(120)}</p>`;
  const reply = await request.post('/api/post', { multipart: { title, content, type: 'Post', author } });
  const { post } = await reply.json();

  for (const path of [`/posts/${post.id}`, `/posts?q=${encodeURIComponent(title)}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await signInAs(page, 'om');
  await openLive(page, `/organization/edit-post/${post.id}`);
  await expect(textOf(page)).toContainText(address);
  expect(await overhangOf(page)).toBe(0);
});

test('a phone that is turned upright shows the cards that were out of sight no wider than the screen', async ({
  page,
}) => {
  const upright = page.viewportSize() ?? { width: 412, height: 915 };
  await page.setViewportSize({ width: upright.height, height: upright.width });
  await openLive(page, '/organization/secritary-general');
  await page.setViewportSize(upright);
  await expect.poll(() => overhangOf(page)).toBe(0);
});

test('a visitor who has set letters twice as large has the whole screen to read, without the header', async ({
  page,
}) => {
  await page.goto('/posts');
  await setBrowserFontSize(page, 32);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

const staffLists = [
  // by name: other journeys add and remove the newest
  { path: '?sort=name', list: 'جدول الأعضاء' },
  { path: '/applicants', list: 'طلبات الانضمام' },
  { path: '/offices', list: 'المكاتب' },
];

/** How many rows stand whole between the header and the lower edge, with the first one below the header. */
async function rowsOnScreen(rows: Locator, header: Locator) {
  const edge = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  return rows.evaluateAll((items, top) => {
    items[0]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: (items[0]?.getBoundingClientRect().top ?? 0) - top, behavior: 'instant' });
    const isWhole = (item: Element) => {
      const box = item.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= innerHeight;
    };
    return items.filter(isWhole).length;
  }, edge);
}

for (const { path, list } of staffLists) {
  test(`staff on a phone has twelve rows of «${list}» on a screen, and unfolds one by thumb or keyboard`, async ({
    page,
  }) => {
    await signInAs(page, 'ad');
    await page.setViewportSize({ width: 412, height: 915 });
    await openLive(page, `/organization/dashboard${path}`);
    const rows = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(rows.nth(12)).toBeVisible();
    expect(await rowsOnScreen(rows, page.getByRole('banner'))).toBeGreaterThanOrEqual(12);

    const button = rows.first().getByRole('button').first();
    await expect(button).toBeHidden();
    await rows.first().locator('summary').click();
    await expect(button).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await rows.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1).getByRole('button').first()).toBeVisible();
    expect(await overhangOf(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await setBrowserFontSize(page, 32);
    expect(await overhangOf(page)).toBe(0);
    expect(await rows.evaluateAll(([row]) => row && row.scrollWidth - row.clientWidth)).toBe(0);
    await expect(rows.first().locator('strong')).toBeVisible();
  });
}
