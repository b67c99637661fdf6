import { ownerOf, type PageRemote } from 'shared-api/contract/page.contract';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'shared-ui/router';
import { resolveLazyMatches } from './lazy-matches.ts';
import type { Remotes } from './remotes.ts';
import { remoteRoute, shellId, shellRoutes } from './routes.tsx';
import { isUnavailable, setUnavailable } from './unavailable-paths.ts';

/** The one router of the page. Remotes bring their routes when their prefix is first visited. */
export async function createRouter(
  page: Record<string, PageRemote>,
  remotes: Remotes,
  hydrationData: HydrationState | undefined,
) {
  const patched = new Set<string>();

  async function bring(pathname: string): Promise<RouteObject[]> {
    const name = ownerOf(page, pathname);
    if (!name || patched.has(name)) return [];
    try {
      const routes = await remotes.loadRoutes(name, pathname);
      patched.add(name);
      setUnavailable(pathname, false);
      return [remoteRoute(name, routes)];
    } catch (error) {
      reportError(error);
      setUnavailable(pathname, true);
      return [];
    }
  }

  const routes = shellRoutes(await bring(location.pathname));
  await resolveLazyMatches(routes, location.pathname);
  return createBrowserRouter(routes, {
    ...(hydrationData && !isUnavailable(location.pathname) && { hydrationData }),
    patchRoutesOnNavigation: async ({ path, patch }) => patch(shellId, await bring(path)),
  });
}
