import { expect, type Page } from '@playwright/test';
import type { Account } from './fixtures.ts';

type DashboardPage = { path: string; heading: string; accounts: Account[] };

const dashboard = '/organization/dashboard';

const dashboardPages: DashboardPage[] = [
  { path: dashboard, heading: 'الإحصائيات', accounts: ['ad', 'op'] },
  { path: `${dashboard}/import`, heading: 'استيراد أعضاء من ملف', accounts: ['ad', 'op'] },
  { path: `${dashboard}/applicants`, heading: 'طلبات الانضمام', accounts: ['ad', 'op'] },
  { path: `${dashboard}/offices`, heading: 'المكاتب', accounts: ['ad'] },
  { path: `${dashboard}/posts`, heading: 'المحتوى', accounts: ['ad', 'op'] },
  { path: `${dashboard}/messages`, heading: 'الرسائل', accounts: ['ad'] },
  { path: `${dashboard}/deletions`, heading: 'طلبات حذف الحسابات', accounts: ['ad'] },
  { path: `${dashboard}/audit`, heading: 'سجل الإجراءات', accounts: ['ad', 'op'] },
  { path: `${dashboard}/security`, heading: 'سجل الأمان', accounts: ['ad'] },
  { path: `${dashboard}/front-ends`, heading: 'الواجهات المنشورة', accounts: ['ad'] },
  { path: `${dashboard}/front-ends/remote-public`, heading: 'الواجهة remote-public', accounts: ['ad'] },
];

/** The pages of the dashboard that an account may open, by the words that say they are there. */
export const dashboardPagesOf = (account: Account) =>
  dashboardPages.filter(({ accounts }) => accounts.includes(account));

/** Resolves when the page of the dashboard is there with all that it loads. */
export async function untilDashboardPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
