import { type APIRequestContext, type Browser, chromium, expect as expectNow, type Page } from '@playwright/test';
import { type Portal, startPortal } from '../../e2e/portal.ts';
import { median } from '../report/median.ts';
import { growTo, needle } from './crowd.ts';

/** A busy machine may take its time; the ratio is what counts. */
const expect = expectNow.configure({ timeout: 60_000 });

const sizes = [1_000, 10_000, 100_000];
const rounds = 15;
const visits = 7;
const mostRatio = 1.3;

const calls = {
  'first page, server': '/api/dashboard/members?limit=20',
  'search, server': `/api/dashboard/members?limit=20&q=${needle}`,
  'sort by name, server': '/api/dashboard/members?limit=20&sort=name',
};

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function medianOf(times: number, work: () => Promise<unknown>) {
  const taken = [];
  await work(); // nobody's first time counts
  for (let index = 0; index < times; index += 1) taken.push(await timed(work));
  return median(taken);
}

const rows = (page: Page) => page.getByRole('region', { name: 'جدول الأعضاء' }).getByRole('row');

async function seeFirstPage(page: Page) {
  await page.goto('/organization/dashboard');
  await expect(rows(page)).toHaveCount(21);
}

/** From the wish to the rows that answer it. */
async function seeAnswer(page: Page, search: string, firstRow: RegExp) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/organization/dashboard${search}`);
  await expect(rows(page).nth(1)).toContainText(firstRow);
}

async function measureServer(request: APIRequestContext) {
  const found: [string, number][] = [];
  for (const [what, url] of Object.entries(calls)) {
    found.push([
      what,
      await medianOf(rounds, async () => {
        const reply = await request.get(url);
        expect(reply.status()).toBe(200);
        await reply.body();
      }),
    ]);
  }
  return found;
}

async function measure(browser: Browser, { origin }: Portal): Promise<Map<string, number>> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const data = { email: 'ad@portal.example', password: 'tadamon-1999' };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(201);
  const found = await measureServer(context.request);
  const page = await context.newPage();
  found.push(['first page, browser', await medianOf(visits, () => seeFirstPage(page))]);
  const back = () => seeAnswer(page, '', /crowd|member|@/);
  found.push([
    'search, browser',
    await medianOf(visits, async () => {
      await seeAnswer(page, `?q=${needle}`, new RegExp(needle));
      await back();
    }),
  ]);
  await context.close();
  return new Map(found);
}

/** One portal that grows: each size is measured in the same data, on the same machine. */
async function measureAll(browser: Browser) {
  const first = await startPortal();
  await first.stop();
  const found: Map<string, number>[] = [];
  for (const size of sizes) {
    await growTo(size, first.dataDir);
    const portal = await startPortal(first.dataDir);
    found.push(await measure(browser, portal));
    await portal.remove();
  }
  await first.remove();
  return found;
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox'],
});
try {
  const found = await measureAll(browser);
  const [least] = found;
  const print = (cells: string[]) => process.stdout.write(`${cells.map((cell) => cell.padStart(16)).join('')}\n`);
  print(['members', ...sizes.map(String), 'largest : least']);
  for (const [what, base] of least ?? []) {
    const times = found.map((each) => each.get(what) ?? Number.NaN);
    const ratio = (times.at(-1) ?? Number.NaN) / base;
    print([`${what}`.padEnd(24), ...times.map((ms) => `${ms.toFixed(1)} ms`), `${ratio.toFixed(2)}`]);
    if (ratio > mostRatio) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
