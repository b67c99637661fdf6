import { test as base } from './fixtures.ts';
import { type Portal, startPortal } from './portal.ts';

/** A portal of each test's own, which it may change and break. */
export const test = base.extend<{ portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
    async ({}, use) => {
      const portal = await startPortal(process.env.PORTAL_SEED);
      await use(portal);
      await portal.remove();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
});

export const { expect } = test;
