import type { FrontEndsReply } from 'shared-api/contract/front-ends/front-ends.contract';
import { openLive, signInAs } from '../fixtures.ts';
import { expect, test } from '../own-portal.ts';

// in a portal of its own it is the only visit that is counted
test('an administrator reads what a visit felt like to a visitor who read a page and left', async ({ page }) => {
  const isReceived = page.waitForResponse('**/api/front-ends/visits');
  await openLive(page, '/');
  expect((await isReceived).status()).toBe(200);
  await page.goto('about:blank');
  await signInAs(page, 'ad');
  await expect(async () => {
    const { frontEnds }: FrontEndsReply = await (await page.request.get('/api/front-ends/loads')).json();
    for (const frontEnd of frontEnds.filter(({ name }) => name === 'shell' || name === 'remote-public')) {
      const [stable] = frontEnd.builds;
      const measured = stable?.vitals.map(({ metric, counts }) => ({ metric, visits: Math.max(...counts) }));
      for (const metric of ['LCP', 'CLS', 'TTFB', 'live']) expect(measured).toContainEqual({ metric, visits: 1 });
    }
  }).toPass();
});
