import { ownerOf, type PageRemote } from 'shared-api/contract/wire/page.contract';
import { resolveLazyMatches } from './lazy-matches.ts';
import type { Remotes } from './remotes.ts';

const pathOfLink = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
};

/** Asks for a page's scripts as soon as a person points at, touches or focuses a link to it. */
export function preloadOnIntent(page: Record<string, PageRemote>, remotes: Remotes) {
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
