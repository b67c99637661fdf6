import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { PageRelease, PageRemote } from 'shared-api/contract/page.contract';
import type { RouteObject } from 'shared-ui/router';
import { resolveLazyMatches } from './lazy-matches.ts';

const triesPerRelease = 2;

/** A remote's script runs only if it is the one the registry names. */
function integrityPlugin(releases: PageRelease[]): ModuleFederationRuntimePlugin {
  const integrityOf = new Map(releases.map(({ url, integrity }) => [new URL(url, location.href).href, integrity]));
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = integrityOf.get(new URL(url, location.href).href) ?? '';
      script.src = url;
      return script;
    },
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function loadRelease({ globalName, url }: PageRelease, pathname: string): Promise<RouteObject[]> {
  registerRemotes([{ name: globalName, entry: url, entryGlobalName: globalName, type: 'global' }]);
  const module = await loadRemote<{ routes?: RouteObject[] }>(`${globalName}/routes`);
  // a module that threw while it was loading answers {} when asked again
  if (!Array.isArray(module?.routes)) throw new Error(`${globalName} shows no routes`);
  // a page whose script is gone must fail here, where the release before can still take its place
  await resolveLazyMatches(module.routes, pathname);
  return module.routes;
}

async function loadBest(remote: PageRemote, pathname: string): Promise<RouteObject[]> {
  let failure: unknown;
  for (const release of remote.releases) {
    for (let attempt = 0; attempt < triesPerRelease; attempt += 1) {
      try {
        return await within(remote.timeoutMs, loadRelease(release, pathname));
      } catch (error) {
        failure = error;
      }
    }
  }
  throw failure;
}

/** The remotes of this page; each is loaded once, and again when that failed. */
export function createRemotes(remotes: Record<string, PageRemote>) {
  registerPlugins([integrityPlugin(Object.values(remotes).flatMap(({ releases }) => releases))]);
  const loading = new Map<string, Promise<RouteObject[]>>();

  /** The routes of `name`, with the page at `pathname` ready to be drawn. Rejects when no release of it can be had. */
  function loadRoutes(name: string, pathname: string): Promise<RouteObject[]> {
    const known = loading.get(name);
    if (known) return known;
    const remote = remotes[name];
    if (!remote) return Promise.reject(new Error(`no remote is called ${name}`));
    const routes = loadBest(remote, pathname);
    loading.set(name, routes);
    routes.catch(() => loading.delete(name));
    return routes;
  }

  return { loadRoutes };
}
export type Remotes = ReturnType<typeof createRemotes>;
