import type { PageRemote } from 'shared-api/contract/page.contract';
import type { RouteObject } from 'shared-ui/router';
import { routes } from '../../remote-public/src/routes.tsx';
import { resolveLazyMatches } from '../../shell/src/lazy-matches.ts';

/** Stands in the place of the shell's own `remotes.ts`: the public pages are part of the bundle. */
export const createRemotes = (_remotes: Record<string, PageRemote>) => ({
  async loadRoutes(_name: string, pathname: string): Promise<RouteObject[]> {
    await resolveLazyMatches(routes, pathname);
    return routes;
  },
});
export type Remotes = ReturnType<typeof createRemotes>;
