import { releaseFaultLimits } from '../../limits.ts';
import type { ReadBuild } from './renderer/renderer-pool.ts';

/** Counts the routes that throw in a release and not in the release before: each once, and so many of a release. */
export function countRegressions(onRegression: (build: ReadBuild) => void = () => undefined) {
  const failed = new Map<string, Set<string>>();

  return {
    /** `routeIds` are those of the page as the release before has it. */
    record(build: ReadBuild, routeIds: readonly string[]) {
      const routes = failed.get(build.url) ?? new Set<string>();
      failed.set(build.url, routes);
      const route = routeIds.at(-1) ?? '';
      if (routes.has(route) || routes.size === releaseFaultLimits.thrownRoutes) return;
      routes.add(route);
      onRegression(build);
    },

    /** Forgets the releases that are not needed any more. */
    dropAllBut(isNeeded: (url: string) => boolean) {
      for (const url of failed.keys()) if (!isNeeded(url)) failed.delete(url);
    },
  };
}
export type Regressions = ReturnType<typeof countRegressions>;
