import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, errors, type Page } from '@playwright/test';
import { openVerdicts, print } from '../measure/print.ts';
import { percentile, ratioOf, sampleInTurns } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { trustIn } from '../start/certificate.ts';
import { openPages } from '../start/secure-portal.ts';
import { serveVariant, toPage } from '../start/variant.ts';
import { toStaticPage } from '../static-page/static-page.ts';
import { openPhone, pressAtOnce } from '../visit/visit.ts';

const rounds = 7;
const pressesOfPage = isSmoke ? 2 : 12;
const maxInpMs = 200;
const controls = 'button:not([type=submit]), summary, [role=tab], label:has(> input[type=checkbox])';

declare global {
  interface Window {
    /** Time from each press or key until the next frame after it, by its number. */
    interactions: Map<number, number>;
  }
}

function observeInteractions() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** What was opened before may cover what is pressed next. */
function unlessCovered(error: Error) {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Presses what is seen of a page's controls, one after another, and types into its first field. */
async function pressAll(page: Page) {
  const seen = await page.locator(controls).filter({ visible: true }).all();
  for (const control of seen.slice(0, pressesOfPage)) {
    await control.click({ timeout: 2_000, noWaitAfter: true }).catch(unlessCovered);
    await page.keyboard.press('Escape');
  }
  const field = page.getByRole('textbox').or(page.getByRole('searchbox')).filter({ visible: true }).first();
  if (await field.isVisible()) await field.pressSequentially('سلام', { timeout: 5_000 }).catch(unlessCovered);
}

/** The slowest answer to a press in a visit (INP), from the first sign of a reader on. */
async function measureInp(browser: Browser, url: string) {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(observeInteractions);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await pressAll(page);
  await pause(isSmoke ? 0 : 500); // the last press is painted, and told of
  const durations = await page.evaluate(() => [...window.interactions.values()]);
  if (durations.length === 0 && !isSmoke) throw new Error(`nothing was pressed on ${url}`);
  await close();
  return Math.max(0, ...durations);
}

await runBench(async (stack) => {
  const { expectAtMost, areAllSo } = openVerdicts();
  const portal = await openPages(stack);
  const bare = await serveVariant(stack, portal);
  const home = await portal.get('/');
  bare.set('/', toPage(home, toStaticPage(String(home.body))));
  const browser = await launchBrowser(stack, trustIn(portal.certificate.cert));

  const urls = portal.paths.map((path) => portal.origin + path);
  const press = (url: string) => pressAtOnce(browser, url);
  const [plain = [], ...pressed] = await sampleInTurns([bare.origin, ...urls], { rounds, warmUps: 0 }, press);
  const slowest: number[] = [];
  print('First press on the way in, beside the static page, and the slowest answer to a press (INP)');
  for (const [place, path] of portal.paths.entries()) {
    const inp = await measureInp(browser, portal.origin + path);
    slowest.push(inp);
    print(`${ratioOf(pressed[place] ?? [], plain).toFixed(2)}  ${inp.toFixed(0).padStart(4)} ms  ${path}`);
  }
  expectAtMost('INP, 75th percentile of the pages at CPU ×4:', percentile(slowest, 0.75), maxInpMs, ' ms');
  return areAllSo();
});
