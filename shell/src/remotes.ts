import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { withTimeout } from 'shared-api/client/with-timeout';
import type { Outcome } from 'shared-api/contract/front-ends/front-ends.contract';
import type { PageRelease, PageRemote } from 'shared-api/contract/wire/page.contract';
import type { RouteObject } from 'shared-ui/router';
import { usableReleases } from './avoided-releases.ts';
import { resolveLazyMatches } from './lazy-matches.ts';
import { giveUpAfterFactor, retryDelayMs, retryJitterMs } from './limits.ts';
import { ownScopePlugin } from './own-scope-plugin.ts';
import { pageEvents } from './page-events.ts';

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

/** Retries a singleton that could not be fetched: left to itself, the runtime repeats its first failure for ever. */
const retrySharedPlugin: ModuleFederationRuntimePlugin = {
  name: 'retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
// every remote brings an instance of the runtime of its own
registerGlobalPlugins([retrySharedPlugin]);

/** A browser takes a missing or misspelt hash for none at all. Only what one's own machine serves has none. */
const isTrusted = ({ url, integrity }: PageRelease) =>
  /^sha384-[\w+/]{64}$/.test(integrity) || /^http:\/\/(localhost|127\.0\.0\.1):/.test(url);

/** The routes of a remote, and the release that they came from. */
export type LoadedRemote = { release: PageRelease; routes: RouteObject[] };

async function loadRelease(release: PageRelease, pathname: string): Promise<LoadedRemote> {
  const { globalName, url } = release;
  if (!isTrusted(release)) throw new Error(`${globalName} has no hash`);
  registerRemotes([{ name: globalName, entry: url, entryGlobalName: globalName, type: 'global' }]);
  const module = await loadRemote<{ routes?: RouteObject[] }>(`${globalName}/routes`);
  // a module that threw while it was loading answers {} when asked again
  if (!Array.isArray(module?.routes)) throw new Error(`${globalName} shows no routes`);
  // a page whose script is gone must fail here, where the release before can still take its place
  await resolveLazyMatches(module.routes, pathname);
  return { release, routes: module.routes };
}

async function loadWithRetry(release: PageRelease, pathname: string): Promise<LoadedRemote> {
  try {
    return await loadRelease(release, pathname);
  } catch {
    await new Promise((done) => setTimeout(done, retryDelayMs + retryJitterMs * Math.random()));
    return loadRelease(release, pathname);
  }
}

/**
 * The first release to arrive. One that is late is not given up: on a poor line it may still be before the other.
 */
async function loadWithFallback(
  [release, ...others]: PageRelease[],
  timeoutMs: number,
  pathname: string,
): Promise<LoadedRemote> {
  if (!release) throw new Error('no release is left');
  const start = performance.now();
  const loading = loadWithRetry(release, pathname);
  const record = (outcome: Outcome) => pageEvents.record(outcome, release.url, performance.now() - start);
  const settled = loading.then(
    (): Outcome => 'loaded',
    (): Outcome => 'failed',
  );
  void settled.then(record); // also of one that is late by then: pages of it may yet be shown, and throw
  const outcome = await withTimeout(settled, timeoutMs).catch((): Outcome => 'late');
  if (outcome === 'late') record(outcome);
  if (outcome === 'loaded') return loading;
  return Promise.any([loading, loadWithFallback(others, timeoutMs, pathname)]).catch(() => loading);
}

/** The remotes of this page; each is loaded once, and again when that failed. */
export function createRemotes(remotes: Record<string, PageRemote>) {
  registerPlugins([
    integrityPlugin(Object.values(remotes).flatMap(({ releases }) => releases)),
    ownScopePlugin(getInstance()?.shareScopeMap.default ?? {}),
  ]);
  const loading = new Map<string, Promise<LoadedRemote>>();

  /** The routes of `name`, with the page at `pathname` ready to render. Rejects when no release of it can be had. */
  function loadRoutes(name: string, pathname: string): Promise<LoadedRemote> {
    const known = loading.get(name);
    if (known) return known;
    const remote = remotes[name];
    if (!remote) return Promise.reject(new Error(`no remote is called ${name}`));
    const { releases, timeoutMs } = remote;
    const routes = withTimeout(
      loadWithFallback(usableReleases(releases), timeoutMs, pathname),
      giveUpAfterFactor * timeoutMs,
    );
    loading.set(name, routes);
    routes.catch(() => loading.delete(name));
    return routes;
  }

  return { loadRoutes };
}
export type Remotes = ReturnType<typeof createRemotes>;
