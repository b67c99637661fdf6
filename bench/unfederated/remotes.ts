import type { PageRemote } from 'shared-api/contract/wire/page.contract';
import { routes } from '../../remote-public/src/routes.tsx';
import { resolveLazyMatches } from '../../shell/src/lazy-matches.ts';
import type { Remotes as FederatedRemotes } from '../../shell/src/remotes.ts';

const ownBundle = { url: '', integrity: '', globalName: '' };

/** Stands in the place of the shell's own `remotes.ts`: the public pages are part of the bundle. */
export const createRemotes = (remotes: Record<string, PageRemote>): FederatedRemotes => ({
  async loadRoutes(name, pathname) {
    await resolveLazyMatches(routes, pathname);
    return { release: remotes[name]?.releases[0] ?? ownBundle, routes };
  },
});
export type Remotes = FederatedRemotes;
