import { ownerOf, type PageRemote } from 'shared-api/contract/wire/page.contract';
import { resolveLazyMatches } from './lazy-matches.ts';
import { reportLoads } from './load-reports.ts';
import { pageEvents } from './page-events.ts';
import { preparePrint } from './prepare-print.ts';
import type { Remotes } from './remotes.ts';
import type { createRouter } from './router.ts';

export { SearchHost } from './search/search-host.tsx';

type Router = Awaited<ReturnType<typeof createRouter>>;

const pathOfLink = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
};

/** Asks for a page's scripts as soon as a person points at, touches or focuses a link to it. */
function preloadOnIntent(page: Record<string, PageRemote>, remotes: Remotes) {
  async function preload({ target }: Event) {
    const pathname = pathOfLink(target);
    const name = pathname && ownerOf(page, pathname);
    if (!pathname || !name) return;
    // a failure is told when the person really goes there
    await remotes
      .loadRoutes(name, pathname)
      .then(({ routes }) => resolveLazyMatches(routes, pathname))
      .catch(() => undefined);
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, preload, { passive: true });
}

/** Only where the browser allows it. */
async function cacheOffline(router: Router) {
  if (!('serviceWorker' in navigator)) return;
  const offline = await import('./offline/cache-offline.tsx');
  await offline.cacheOffline(router);
}

/** Tells how the builds of this page came up. Resolves once what waited to be told is on its way. */
export async function report(...page: Parameters<typeof reportLoads>) {
  await reportLoads(...page);
  pageEvents.markReported();
}

/** Fetches what a person is about to open, and keeps pages for when there is no network. The name of the `organisation` is one that the first script has. */
export function prepareNext(page: Record<string, PageRemote>, remotes: Remotes, router: Router, organisation: string) {
  preparePrint(organisation, router);
  preloadOnIntent(page, remotes);
  void cacheOffline(router).catch(() => undefined); // the page is the same without it
}
