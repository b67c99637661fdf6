import type { PageRemote } from 'shared-api/contract/page.contract';
import { reportLoads } from './load-reports.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import type { Remotes } from './remotes.ts';

/** Only where the browser allows it. */
async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  const offline = await import('./offline/keep-offline.tsx');
  await offline.keepOffline();
}

/** What a page does once it answers to a person; it is the same without any of it. */
export function afterLive(
  page: Record<string, PageRemote>,
  remotes: Remotes,
  ...visit: [Parameters<typeof reportLoads>[1], number]
) {
  preloadOnIntent(page, remotes);
  void reportLoads(page, ...visit);
  void keepOffline().catch(() => undefined);
}
