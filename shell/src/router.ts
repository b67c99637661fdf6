import { ownerOf, type PageRemote } from 'shared-api/contract/wire/page.contract';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'shared-ui/router';
import { resolveLazyMatches } from './lazy-matches.ts';
import { limitLoaders } from './limit-loaders.ts';
import { mayReload } from './may-reload.ts';
import type { Remotes } from './remotes.ts';
import { remoteRoute, shellId, shellRoutes } from './routes.tsx';
import { isUnavailable, setUnavailable } from './unavailable-paths.ts';
import { versionIn } from './version-in.ts';

type Path = { pathname: string; search: string; hash: string };

/** Ends with this document: nothing is rendered until the new one is there. */
function leaveFor({ pathname, search, hash }: Path): Promise<never> {
  location.assign(pathname + search + hash);
  return new Promise(() => {});
}

/** The one router of the page. Remotes bring their routes when their prefix is first visited. */
export async function createRouter(
  page: Record<string, PageRemote>,
  remotes: Remotes,
  hydrationData: HydrationState | undefined,
) {
  const patched = new Set<string>();
  let router: ReturnType<typeof createBrowserRouter> | undefined;

  /**
   * Without a network a page whose document is stored is read as that: what its loader would request may have come with the
   * document, and was never requested here.
   */
  async function leaveIfStored() {
    const target = router?.state.navigation.location;
    if (!target || navigator.onLine) return;
    if (await globalThis.caches?.match(target.pathname + target.search)) await leaveFor(target);
  }

  /** What comes after the person has gone elsewhere is left for the next time: the router would not take it. */
  async function bring(pathname: string, signal?: AbortSignal): Promise<RouteObject[]> {
    const name = ownerOf(page, pathname);
    const remote = name && page[name];
    if (!remote || patched.has(name)) return [];
    const target = router?.state.navigation.location;
    if (target && remote.releases.length === 0) return leaveFor(target);
    try {
      const { release, routes } = await remotes.loadRoutes(name, pathname);
      if (signal?.aborted) return [];
      patched.add(name);
      setUnavailable(pathname, false);
      return [
        remoteRoute(
          { name, build: versionIn(release.url), releases: remote.releases },
          routes.map((route) => limitLoaders(route, remote.timeoutMs, leaveIfStored)),
        ),
      ];
    } catch (error) {
      reportError(error);
      if (signal?.aborted) return [];
      if (target && mayReload()) return leaveFor(target);
      setUnavailable(pathname, true);
      return [];
    }
  }

  const routes = shellRoutes(await bring(location.pathname));
  await resolveLazyMatches(routes, location.pathname);
  router = createBrowserRouter(routes, {
    ...(hydrationData && !isUnavailable(location.pathname) && { hydrationData }),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => patch(shellId, await bring(path, signal)),
  });
  return router;
}
