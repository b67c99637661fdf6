import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect } from './fixtures.ts';
import { overhangOf } from './overhang-of.ts';

/** The page as it stands has no violation that axe knows of in either theme, and nothing hangs over its side. */
export async function expectSound(page: Page) {
  const { pathname } = new URL(page.url());
  expect(await findViolations(page), pathname).toEqual([]);
  expect(await overhangOf(page), pathname).toBe(0);
}

/** For what a journey reads without scripts, which axe needs: `page` has them. */
export async function expectSoundAt(page: Page, address: string) {
  await page.goto(address);
  await expectSound(page);
}
