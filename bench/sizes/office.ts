import { type Browser, expect as expectNow, type Page } from '@playwright/test';
import { launchPortal } from '../../e2e/portal.ts';
import { untilLive } from '../../e2e/until-live.ts';
import { print } from '../measure/print.ts';
import { timed } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { askUncached } from '../start/ask.ts';
import { launchBrowser } from '../start/browser.ts';
import { addMembers, addPosts, type Database, fillDataDir } from '../start/fill.ts';
import { expectOk } from '../start/member.ts';
import { demoDataDir } from '../start/portals.ts';
import { compareSizes, type Task } from './compare-sizes.ts';

/** A busy machine may take its time; the ratio is what counts. */
const timeoutMs = 60_000;
const expect = expectNow.configure({ timeout: timeoutMs });

const cardsRead = isSmoke ? 20 : 120;
// as many as the page of either shows at first: what differs is what lies behind
const small = { members: 20, posts: 20 };
const large = isSmoke ? { members: 40, posts: 60 } : { members: 5_000, posts: 20_000 };
/** Until the scroll to the page's top is painted. */
const restMs = 1_500;
const viewport = { width: 412, height: 915 };

async function insertOffice(db: Database, { members, posts }: typeof small) {
  const name = `${members} members, ${posts} posts`;
  const { rows } = await db.query(
    `insert into offices (name, kind, email, phone) values ($1, 'provincial', $2, '029 10 00 00') returning id`,
    [name, `${members}@portal.example`],
  );
  const [{ id }] = rows as [{ id: string }];
  await addMembers(db, members, id);
  await addPosts(db, posts, { office: id });
  return { name, size: id };
}

const posts = (page: Page) => page.getByRole('region', { name: 'منشورات المكتب' }).getByRole('article');

/** Milliseconds of each task over 50 ms while somebody with a slow phone reads on, past a hundred cards. */
async function readOn(browser: Browser, baseURL: string, office: string) {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/organization/provincial-offices?office=${office}`);
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
  const longTasks = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = (list: PerformanceObserverEntryList) => seen.push(...list.getEntries().map((entry) => entry.duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
    return seen;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const finger = { x: 200, y: 600, gestureSourceType: 'touch', speed: 2_000 } as const;
  await cdp.send('Input.synthesizeScrollGesture', { ...finger, yDistance: -height });
  return longTasks.jsonValue();
}

await runBench(async (stack) => {
  const dataDir = await demoDataDir(stack);
  const sizes = await fillDataDir(dataDir, async (db) => [
    await insertOffice(db, small),
    await insertOffice(db, large),
  ]);
  const { origin } = await launchPortal(stack, { dataDir });
  const browser = await launchBrowser(stack);
  const page = await browser.newPage({ baseURL: origin, viewport });
  const read = (what: string, ask: (office: string) => Promise<unknown>): Task<string> => ({
    what,
    rounds: 25,
    take: (office) => timed(() => ask(office)),
  });
  const call = async (path: string) => (await expectOk(fetch(origin + path))).text();
  const isKept = await compareSizes(sizes, [
    read('the answer of the server', (office) => call(`/api/org/provincial-offices/${office}`)),
    read('more posts', (office) => call(`/api/post?office=${office}&limit=20`)),
    read('the page rendered', (office) => askUncached(`${origin}/organization/provincial-offices?office=${office}`)),
    {
      what: 'the page in a browser',
      rounds: 9,
      take: (office, round) =>
        timed(async () => {
          await page.goto(`/organization/provincial-offices?office=${office}&limit=${round}`);
          await expect(posts(page).nth(9)).toBeAttached();
          await untilLive(page.getByRole('banner'), timeoutMs);
        }),
    },
  ]);
  const tasks = await readOn(browser, origin, sizes[1]?.size ?? '');
  print(`reading ${cardsRead} cards, CPU ×4: ${tasks.length} tasks over 50 ms ${tasks}`);
  return isSmoke || (isKept && tasks.length === 0);
});
