import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

const rowOf = (page: Page) => page.getByRole('group', { name: 'آخر النشاطات' });
const pauseOf = (page: Page) =>
  page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('checkbox', { name: 'إيقاف الحركة' });

/** How far the first card is from where the row begins; to the right in Arabic, where a line begins. */
const movedBy = (page: Page) =>
  rowOf(page).evaluate((row) => {
    const [card] = row.getElementsByTagName('li');
    return (
      (card?.getBoundingClientRect().right ?? 0) + Number.parseFloat(getComputedStyle(row).paddingRight) - innerWidth
    );
  });

async function openRow(page: Page) {
  await page.goto('/');
  await rowOf(page).scrollIntoViewIfNeeded();
}

async function expectMotion(page: Page) {
  const before = await movedBy(page);
  await expect.poll(() => movedBy(page)).toBeGreaterThan(before + 5);
}

/** Polled, because a motion that is told to pause goes on until the next frame. */
async function expectRest(page: Page) {
  let before = await movedBy(page);
  let looksAtRest = 0;
  await expect
    .poll(async () => {
      const now = await movedBy(page);
      looksAtRest = Math.abs(now - before) < 1 ? looksAtRest + 1 : 0;
      before = now;
      return looksAtRest;
    })
    .toBeGreaterThanOrEqual(4);
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the posts pass by from the left to the right, and a visitor stops them with the switch', async ({ page }) => {
      await openRow(page);
      if (javaScriptEnabled) await untilLive(rowOf(page).locator('xpath=..'));
      await expectMotion(page);
      await pauseOf(page).focus();
      await page.keyboard.press('Space');
      await expectRest(page);
      await page.keyboard.press('Space');
      await expectMotion(page);
    });

    test('the posts rest while a visitor points at them', async ({ page }) => {
      await openRow(page);
      if (javaScriptEnabled) await untilLive(rowOf(page).locator('xpath=..'));
      await rowOf(page).hover();
      await expectRest(page);
      await page.mouse.move(0, 0);
      await expectMotion(page);
    });

    test('the posts stand still for a visitor who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openRow(page);
      if (javaScriptEnabled) await untilLive(rowOf(page).locator('xpath=..'));
      await expectRest(page);
      expect(await movedBy(page)).toBe(0);
      await expect(pauseOf(page)).toBeHidden();
      await expect(rowOf(page).getByRole('link')).toHaveCount(10);
      await rowOf(page).getByRole('link').last().scrollIntoViewIfNeeded();
      expect(await rowOf(page).evaluate((row) => row.scrollWidth - row.clientWidth + row.scrollLeft)).toBeLessThan(100);
    });
  });
}

test('the posts pass by evenly while the page wakes up', async ({ page }) => {
  await openRow(page);
  const jumps = await rowOf(page).evaluate(async (row) => {
    const [card] = row.getElementsByTagName('li');
    const isLive = () => Object.keys(row).some((key) => key.startsWith('__reactProps$'));
    /** Ten cards pass by in a hundred seconds. */
    const driftOf = () => {
      const { left = 0, width = 0 } = card?.getBoundingClientRect() ?? {};
      return left - (width * Number(document.timeline.currentTime)) / 10_000;
    };
    const found: number[] = [];
    let before = driftOf();
    for (let framesLive = 0; framesLive < 30; framesLive += isLive() ? 1 : 0) {
      await new Promise(requestAnimationFrame);
      const drift = driftOf();
      if (Math.abs(drift - before) > 1) found.push(drift - before);
      before = drift;
    }
    return found;
  });
  expect(jumps).toEqual([]);
});
