import { setTimeout as pause } from 'node:timers/promises';
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

export type Visit = Observed & {
  requests: Request[];
  /** Bytes of what a visit fetches that only reads, and of the scripts among it. */
  readBytes: number;
  readScriptBytes: number;
  /** From the first sign of a reader until the page is live. */
  liveAfterSign: number;
  /** From asking for the page until a press on the way in, as soon as that is painted, has its effect. */
  firstPress: number;
  /** Largest paint of the same page, visited once more by the same browser. */
  repeatLcp: number;
  consoleErrors: string[];
};

/** Bytes of every body that came, by URL. */
const sizesIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    ),
  );

/** A cheap phone that was never here. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phone, ignoreHTTPSErrors: true });
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
  return { page, requests, consoleErrors, close: () => context.close() };
}

/** Presses what leads to signing in until its window is open; a press that is lost is repeated. */
export async function pressAtOnce(browser: Browser, url: string): Promise<number> {
  await pause(restMs); // what the browser does for the visit before ends
  const { page, close } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'commit', timeout: liveWithinMs });
  await page.waitForFunction(() => window.observed.fcp > 0, null, { polling: 'raf', timeout: liveWithinMs });
  const wayIn = page.locator('header [data-dialog], header [commandfor]').first();
  const { x, y, width, height } = (await wayIn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (;;) {
    await page.mouse.click(x + width / 2, y + height / 2);
    const shown = await page.evaluate(() => window.observed.signInShown);
    if (shown === null) continue;
    await close();
    return shown;
  }
}

/** What a reader who moves nothing gets of a page: what was painted when, and each request with its bytes. */
export async function readPage(browser: Browser, url: string): Promise<Observed & { requests: Request[] }> {
  await pause(restMs); // what the browser does for the visit before ends
  const { page, requests, close } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load', timeout: liveWithinMs });
  await page.waitForTimeout(restMs);
  const sizes = await sizesIn(page);
  const observed = await page.evaluate(() => window.observed);
  await close();
  return { ...observed, requests: requests.map((request) => ({ ...request, bytes: sizes[request.url] ?? 0 })) };
}

/** One visit: what was painted when, what was fetched for it, what the first sign of a reader brings, and a press. */
export async function visit(browser: Browser, url: string, becomesLive: boolean): Promise<Visit> {
  const { page, requests, consoleErrors, close } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load', timeout: liveWithinMs });
  await page.waitForTimeout(restMs);
  const read = await sizesIn(page);
  const weigh = (all: Request[]) => all.reduce((total, { url }) => total + (read[url] ?? 0), 0);
  const readBytes = weigh(requests);
  const readScriptBytes = weigh(requests.filter(({ kind }) => kind === 'Script'));
  const signAt = await page.evaluate(() => performance.now());
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9); // a pointer that only appears in a page is no sign
  if (becomesLive) await page.waitForFunction(() => window.observed.live !== null, null, { timeout: liveWithinMs });
  const sizes = await sizesIn(page);
  const observed = await page.evaluate(() => window.observed);
  const firstRequests = [...requests];
  await page.waitForTimeout(restMs); // what is kept for the next visit is kept by then
  await page.goto(url, { waitUntil: 'load', timeout: liveWithinMs });
  await page.waitForTimeout(restMs);
  const repeatLcp = await page.evaluate(() => window.observed.lcp);
  await close();
  return {
    ...observed,
    repeatLcp,
    requests: firstRequests.map((request) => ({ ...request, bytes: sizes[request.url] ?? 0 })),
    readBytes,
    readScriptBytes,
    liveAfterSign: Math.max(0, (observed.live ?? signAt) - signAt),
    firstPress: await pressAtOnce(browser, url),
    consoleErrors,
  };
}
