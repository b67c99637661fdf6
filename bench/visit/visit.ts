import type { Browser, Page } from '@playwright/test';
import { isSmoke } from '../run-bench.ts';
import { type Observed, observePage } from './observe-page.ts';
import { logRequests, type Request } from './request-log.ts';

const phone = { width: 412, height: 915 };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuRate = 4;
const liveWithinMs = 60_000;
const restMs = isSmoke ? 0 : 1_200;

export type Visit = Observed & { requests: Request[]; consoleErrors: string[] };

/** Bytes of every body that came, by URL. */
const sizesIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    ),
  );

/** One visit of a cheap phone that was never here: what was painted when, and what was sent for it. */
export async function visit(browser: Browser, url: string, becomesLive: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on('pageerror', ({ message }) => consoleErrors.push(message));
    page.on('console', (line) => line.type() === 'error' && consoleErrors.push(line.text()));
    const cdp = await context.newCDPSession(page);
    const requests = await logRequests(cdp);
    if (!isSmoke) {
      await cdp.send('Network.emulateNetworkConditions', network);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    }
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load', timeout: liveWithinMs });
    if (becomesLive) await page.waitForFunction(() => window.observed.live !== null, null, { timeout: liveWithinMs });
    await page.waitForTimeout(restMs);
    const sizes = await sizesIn(page);
    const weighed = requests.map((request) => ({ ...request, bytes: sizes[request.url] ?? 0 }));
    return { ...(await page.evaluate(() => window.observed)), requests: weighed, consoleErrors };
  } finally {
    await context.close();
  }
}
