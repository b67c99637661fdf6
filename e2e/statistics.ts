import type { APIRequestContext, Page } from '@playwright/test';
import type { Statistics } from 'shared-api/contract/statistics.contract';

/** What stands on the dashboard's card of that name. */
export const cardOf = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'الإحصائيات' })
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) });

/** The figures as the server answers them to whom this browser is signed in as. */
export const fetchStatistics = async (request: APIRequestContext): Promise<Statistics> =>
  (await request.get('/api/dashboard/statics')).json();

/** A count as it is written in Algeria: `12.345`. */
export const written = (count: number) => new Intl.NumberFormat('ar-DZ').format(count);
