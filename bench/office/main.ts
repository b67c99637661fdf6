import { type Browser, expect as expectNow, type Page } from '@playwright/test';
import { launchPortal } from '../../e2e/portal.ts';
import { untilLive } from '../../e2e/until-live.ts';
import { launchBrowser } from '../browser.ts';
import { demoDataDir } from '../data-dir.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { fillOffice } from './fill-office.ts';

/** A busy machine may take its time; the ratio is what counts. */
const timeoutMs = 60_000;
const expect = expectNow.configure({ timeout: timeoutMs });

const rounds = isSmoke ? 1 : 25;
const visits = isSmoke ? 1 : 9;
const maxRatio = 1.3;
const cardsRead = isSmoke ? 20 : 120;
// as many as the page of either shows at first: what differs is what lies behind
const small = { members: 20, posts: 20 };
const large = isSmoke ? { members: 40, posts: 60 } : { members: 5_000, posts: 20_000 };
const longTaskMs = 50;
/** Until the scroll to the page's top is painted. */
const restMs = 1_500;

type Offices = { small: string; large: string };
type Times = Record<keyof Offices, number[]>;

/** Both sizes alternate, so that other load of the machine slows both. */
async function alternately(times: number, offices: Offices, work: (id: string, round: number) => Promise<unknown>) {
  const taken: Times = { small: [], large: [] };
  for (let round = isSmoke ? 1 : 0; round <= times; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const start = performance.now();
      await work(offices[size], round);
      if (round > 0) taken[size].push(performance.now() - start); // warms up
    }
  }
  return taken;
}

const posts = (page: Page) => page.getByRole('region', { name: 'منشورات المكتب' }).getByRole('article');

async function openOffice(page: Page, id: string, round: number) {
  await page.goto(`/organization/provincial-offices?office=${id}&limit=${round}`);
  await expect(posts(page).nth(9)).toBeAttached();
  await untilLive(page.getByRole('banner'), timeoutMs);
}

/** Milliseconds of each long task while somebody with a slow phone reads on, past a hundred cards. */
async function readOn(browser: Browser, baseURL: string, id: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 915 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/organization/provincial-offices?office=${id}`);
  await untilLive(page.getByRole('main'), timeoutMs);
  while ((await posts(page).count()) < cardsRead) {
    const before = await posts(page).count();
    await page.getByRole('button', { name: 'المزيد من المنشورات' }).click();
    await expect.poll(() => posts(page).count()).toBeGreaterThan(before);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(restMs);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const finger = { x: 200, y: 600, gestureSourceType: 'touch', speed: 2_000 } as const;
  await cdp.send('Input.synthesizeScrollGesture', { ...finger, yDistance: -height });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await context.close();
  return seen;
}

async function openPortal(stack: AsyncDisposableStack) {
  const dataDir = await demoDataDir(stack);
  const offices = {
    small: await fillOffice(dataDir, 'مكتب صغير', small),
    large: await fillOffice(dataDir, 'مكتب كبير', large),
  };
  const { origin } = await launchPortal(stack, { dataDir, script: 'server/src/main.ts' });
  return { origin, offices };
}

await runBench(async (stack) => {
  const { origin, offices } = await openPortal(stack);
  const browser = await launchBrowser(stack);
  const get = async (url: string) => expect((await fetch(origin + url)).status).toBe(200);
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const found = {
    'the answer of the server': await alternately(rounds, offices, (id) => get(`/api/org/provincial-offices/${id}`)),
    'more posts': await alternately(rounds, offices, (id) => get(`/api/post?office=${id}&limit=20`)),
    'the page rendered': await alternately(
      rounds,
      offices,
      (id, round) => get(`/organization/provincial-offices?office=${id}&round=${round}`), // none that was kept
    ),
    'the page in a browser': await alternately(visits, offices, (id, round) => openOffice(page, id, round)),
  };
  let isKept = true;
  const sizeOf = ({ members, posts }: typeof small) => `${members} members, ${posts} posts`;
  for (const [what, times] of Object.entries(found)) {
    const ratio = median(times.large) / median(times.small);
    const [least, most] = [median(times.small).toFixed(1), median(times.large).toFixed(1)];
    process.stdout.write(
      `${what.padEnd(28)} ${sizeOf(small)} ${least} ms; ${sizeOf(large)} ${most} ms; ratio ${ratio.toFixed(2)}\n`,
    );
    if (ratio > maxRatio) isKept = false;
  }
  const tasks = await readOn(browser, origin, offices.large);
  const longest = tasks.length > 0 ? `, the longest ${Math.max(...tasks)} ms` : '';
  process.stdout.write(`reading ${cardsRead} cards, CPU ×4: ${tasks.length} tasks over ${longTaskMs} ms${longest}\n`);
  return isSmoke || (isKept && tasks.length === 0);
});
