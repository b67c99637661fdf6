import { type APIRequestContext, type Browser, expect as expectNow, type Page } from '@playwright/test';
import { needle } from './add-members.ts';

/** A busy machine may take its time; the ratio is what counts. */
const expect = expectNow.configure({ timeout: 60_000 });

/** Done once; answers the milliseconds it took. */
export type Task = () => Promise<number>;

type Measured = { what: string; rounds: number; task: Task };

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const call = (request: APIRequestContext, url: string) => () =>
  timed(async () => {
    const reply = await request.get(`/api/dashboard/${url}`);
    expect(reply.status()).toBe(200);
    await reply.body();
  });

const rows = (page: Page) => page.getByRole('region', { name: 'جدول الأعضاء' }).getByRole('row');

const seeFirstPage = (page: Page) => () =>
  timed(async () => {
    await page.goto('/organization/dashboard');
    await expect(rows(page)).toHaveCount(21);
  });

/** From the change of the address to the row that it asks for. */
const see = (page: Page, search: string, firstRow: RegExp) =>
  timed(async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/organization/dashboard${search}`);
    await expect(rows(page).nth(1)).toContainText(firstRow);
  });

const seeThere = (page: Page, search: string, firstRow: RegExp) => async () => {
  const time = await see(page, search, firstRow);
  await see(page, '', /@portal/);
  return time;
};

/** What an administrator does with the list of members, by the call alone and in the browser. */
export async function openMembersTasks(browser: Browser, baseURL: string): Promise<Measured[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const data = { email: 'ad@portal.example', password: 'tadamon-1999' };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(201);
  const page = await context.newPage();
  const { request } = context;
  return [
    { what: 'first page, server', rounds: 41, task: call(request, 'members?limit=20') },
    { what: 'search, server', rounds: 41, task: call(request, `members?limit=20&q=${needle}`) },
    { what: 'sort by name, server', rounds: 41, task: call(request, 'members?limit=20&sort=name') },
    { what: 'figures, server', rounds: 41, task: call(request, 'statics') },
    { what: 'queue, server', rounds: 41, task: call(request, 'applicants?limit=1') },
    { what: 'first page, browser', rounds: 11, task: seeFirstPage(page) },
    { what: 'search, browser', rounds: 15, task: seeThere(page, `?q=${needle}`, new RegExp(needle)) },
  ];
}
