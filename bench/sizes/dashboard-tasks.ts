import { type Browser, expect as expectNow, type Page } from '@playwright/test';
import { timed } from '../measure/sample.ts';
import type { Task } from './compare-sizes.ts';

/** A busy machine may take its time; the ratio is what counts. */
const expect = expectNow.configure({ timeout: 60_000 });

/** A word in the addresses of as many members at each size. */
export const needle = 'needle';

const rows = (page: Page) => page.getByRole('region', { name: 'جدول الأعضاء' }).getByRole('row');

/** From the change of the address to the row that it asks for. */
const show = (page: Page, search: string, firstRow: RegExp | string) =>
  timed(async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/organization/dashboard${search}`);
    await expect(rows(page).nth(1)).toContainText(firstRow);
  });

const call = (what: string, path: string): Task<Page> => ({
  what: `${what}, server`,
  rounds: 41,
  take: (page) =>
    timed(async () => {
      const reply = await page.request.get(`/api/dashboard/${path}`);
      expect(reply.status()).toBe(200);
      await reply.body();
    }),
});

/** A page of the portal at this address for an administrator. */
export async function openMembers(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const data = { email: 'ad@portal.example', password: 'tadamon-1999' };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(201);
  return context.newPage();
}

/** What an administrator does with the list of members, by the call alone and in the browser. */
export const membersTasks: Task<Page>[] = [
  call('first page', 'members?limit=20'),
  call('search', `members?limit=20&q=${needle}`),
  call('sort by name', 'members?limit=20&sort=name'),
  call('figures', 'statics'),
  call('queue', 'applicants?limit=1'),
  {
    what: 'first page, browser',
    rounds: 11,
    take: (page) =>
      timed(async () => {
        await page.goto('/organization/dashboard');
        await expect(rows(page)).toHaveCount(21);
      }),
  },
  {
    what: 'search, browser',
    rounds: 15,
    async take(page) {
      const ms = await show(page, `?q=${needle}`, needle);
      await show(page, '', /@portal/);
      return ms;
    },
  },
];
