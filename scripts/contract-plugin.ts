import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { FrontEndContract } from 'deploy/registry';

const load = createRequire(import.meta.url);

/** By module that the host hands in: the names a server build imports of it. None, when it takes the module whole. */
function namesUsed(stats: StatsCompilation): Record<string, string[]> {
  const externals = (stats.modules ?? []).flatMap(({ identifier, usedExports }) => {
    const module = /^external commonjs "(.+)"$/.exec(identifier ?? '')?.[1];
    return module ? [[module, Array.isArray(usedExports) ? usedExports : []] as const] : [];
  });
  return Object.fromEntries(externals.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** By module of the host's scope: the names it exports. Read out of the finished build, which is the truth. */
function namesOffered(serverBuild: string): Record<string, string[]> {
  delete load.cache[serverBuild];
  const { scope } = load(serverBuild) as { scope: Record<string, object> };
  return Object.fromEntries(Object.entries(scope).map(([module, exports]) => [module, Object.keys(exports).sort()]));
}

type Statement = Omit<FrontEndContract, 'entry' | 'chunks' | 'takes' | 'requires' | 'provides' | 'uses' | 'offers'> & {
  /** Versions of the singletons the build was made against; a key that ends in a slash covers every sub-path. */
  singletons: Record<string, string>;
  /** Those that come with their first use. */
  lazy: string[];
};

type BrowserPart = Pick<FrontEndContract, 'entry' | 'chunks' | 'takes'>;
type ServerPart = Pick<FrontEndContract, 'uses' | 'offers'>;

const scriptsOf = (stats: StatsCompilation, chunk: string) =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

const groupsOf = (stats: StatsCompilation) =>
  Object.keys(stats.namedChunkGroups ?? {}).filter((name) => !stats.entrypoints?.[name]);

const chunksOf = (stats: StatsCompilation) =>
  Object.fromEntries(groupsOf(stats).map((name) => [name, scriptsOf(stats, name)]));

/** The host's scripts by the lazy singleton they bring. */
const scriptsOfSingletons = (stats: StatsCompilation, lazy: string[]) =>
  Object.fromEntries(
    lazy.map((key) => {
      const chunks = (stats.chunks ?? []).filter(({ origins }) =>
        origins?.some(({ moduleIdentifier }) =>
          moduleIdentifier?.startsWith(`provide shared module (default) ${key}@`),
        ),
      );
      return [key, chunks.flatMap(({ files }) => files ?? [])];
    }),
  );

/** The lazy singletons that the scripts of each chunk need at once. */
const takenBy = (stats: StatsCompilation, lazy: string[]) =>
  Object.fromEntries(
    groupsOf(stats).map((name) => {
      const own = new Set(stats.namedChunkGroups?.[name]?.chunks);
      const modules = (stats.modules ?? []).filter(({ chunks }) => chunks?.some((chunk) => own.has(chunk)));
      const isTaken = (key: string) =>
        modules.some(({ identifier }) => identifier?.startsWith(`consume shared module (default) ${key}@`));
      return [name, lazy.filter(isTaken)];
    }),
  );

const entryOf = (stats: StatsCompilation) => {
  const scripts = Object.keys(stats.entrypoints ?? {}).flatMap((name) => scriptsOf(stats, name));
  const entry = scripts.find((name) => /^(main|remoteEntry)\./.test(name));
  if (!entry) throw new Error(`no entry among ${scripts.join(', ')}`);
  return entry;
};

const requiredOf = (singletons: Record<string, string>, uses: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(singletons).filter(([key]) =>
      Object.keys(uses).some((module) => (key.endsWith('/') ? module.startsWith(key) : module === key)),
    ),
  );

/**
 * Writes `contract.json` beside a front end's two builds: what the deploy tool and the page server read of them. The
 * browser build tells its scripts, the server build the names that it takes from the host or has for remotes.
 */
export function contractOf({ singletons, lazy, ...statement }: Statement) {
  const isHost = statement.kind === 'host';
  let browser: BrowserPart | undefined;
  let server: ServerPart | undefined;

  function write(folder: string) {
    if (!browser || !server) return;
    const contract: FrontEndContract = {
      ...statement,
      entry: browser.entry,
      requires: isHost ? {} : requiredOf(singletons, server.uses),
      provides: isHost ? singletons : {},
      ...server,
      chunks: browser.chunks,
      takes: browser.takes,
    };
    writeFileSync(resolve(folder, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
  }

  const onDone = (read: (stats: StatsCompilation, folder: string) => void) => ({
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('contract', (result) => {
        if (result.hasErrors()) return;
        const wanted = {
          chunkGroups: true,
          chunks: true,
          chunkOrigins: true,
          entrypoints: true,
          ids: true,
          modules: true,
          orphanModules: true,
          usedExports: true,
        };
        read(result.toJson({ all: false, ...wanted, modulesSpace: Number.POSITIVE_INFINITY }), compiler.outputPath);
        write(compiler.outputPath);
      });
    },
  });

  return {
    browser: onDone((stats) => {
      browser = {
        entry: entryOf(stats),
        chunks: isHost ? scriptsOfSingletons(stats, lazy) : chunksOf(stats),
        takes: isHost ? {} : takenBy(stats, lazy),
      };
    }),
    server: onDone((stats, folder) => {
      const offers = isHost ? namesOffered(resolve(folder, 'server.cjs')) : {};
      server = { uses: isHost ? {} : namesUsed(stats), offers };
    }),
  };
}
