import type { ReadBuild } from './renderer/renderer-pool.ts';

const add = (routes: Map<string, Set<string>>, { url }: ReadBuild, route: string) =>
  routes.set(url, (routes.get(url) ?? new Set()).add(route));

/**
 * Counts what a release made worse: pages that throw in it, and not in the release before. Each route counts once, and only
 * while no page of it was rendered here by that release: data or an address that is odd is held against nobody.
 */
export function countRegressions(onRegression: (build: ReadBuild) => void = () => undefined) {
  const rendered = new Map<string, Set<string>>();
  const failed = new Map<string, Set<string>>();

  return {
    noteRendered: (build: ReadBuild, routeIds: readonly string[]) => void add(rendered, build, routeIds.at(-1) ?? ''),

    /** `routeIds` are those of the page as the release before has it. */
    record(build: ReadBuild, routeIds: readonly string[]) {
      const route = routeIds.at(-1) ?? '';
      if (rendered.get(build.url)?.has(route) || failed.get(build.url)?.has(route)) return;
      add(failed, build, route);
      onRegression(build);
    },

    /** Forgets the releases that are not needed any more. */
    keepOnly(isNeeded: (url: string) => boolean) {
      for (const routes of [rendered, failed]) for (const url of routes.keys()) if (!isNeeded(url)) routes.delete(url);
    },
  };
}
export type Regressions = ReturnType<typeof countRegressions>;
