import type { PageRemote } from 'shared-api/contract/wire/page.contract';
import { reportLoads } from './load-reports.ts';
import { pageEvents } from './page-events.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import type { Remotes } from './remotes.ts';

/** Only where the browser allows it. */
async function cacheOffline() {
  if (!('serviceWorker' in navigator)) return;
  const offline = await import('./offline/cache-offline.tsx');
  await offline.cacheOffline();
}

/** Tells how the builds of this page came up. Resolves once what waited to be told is on its way. */
export async function report(...page: Parameters<typeof reportLoads>) {
  await reportLoads(...page);
  pageEvents.markReported();
}

/** Fetches what a person is about to open, and keeps pages for when there is no network. */
export function prepareNext(page: Record<string, PageRemote>, remotes: Remotes) {
  preloadOnIntent(page, remotes);
  void cacheOffline().catch(() => undefined); // the page is the same without it
}
