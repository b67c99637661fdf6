import { createRequire } from 'node:module';
import type { StatsCompilation } from '@rspack/core';

const load = createRequire(import.meta.url);

/** By module that the host hands in: the names a server build imports of it. None, when it takes the module whole. */
export function namesUsed(stats: StatsCompilation): Record<string, string[]> {
  const externals = (stats.modules ?? []).flatMap(({ identifier, usedExports }) => {
    const module = /^external commonjs "(.+)"$/.exec(identifier ?? '')?.[1];
    return module ? [[module, Array.isArray(usedExports) ? usedExports : []] as const] : [];
  });
  return Object.fromEntries(externals.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** By module of the host's scope: the names it exports. Read out of the finished build, which is the truth. */
export function namesOffered(serverBuild: string): Record<string, string[]> {
  delete load.cache[serverBuild];
  const { scope } = load(serverBuild) as { scope: Record<string, object> };
  return Object.fromEntries(Object.entries(scope).map(([module, exports]) => [module, Object.keys(exports).sort()]));
}
