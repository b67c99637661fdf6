import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { FrontEndContract } from 'deploy/builds/front-end.contract';
import { namesOffered, namesUsed } from './singleton-names.ts';

type Statement = Omit<FrontEndContract, 'entry' | 'chunks' | 'requires' | 'provides' | 'uses' | 'offers'> & {
  /** Versions of the singletons the build was made against; a key that ends in a slash covers every sub-path. */
  singletons: Record<string, string>;
};

type BrowserPart = Pick<FrontEndContract, 'entry' | 'chunks'>;
type ServerPart = Pick<FrontEndContract, 'uses' | 'offers'>;

const scriptsOf = (stats: StatsCompilation, chunk: string) =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

const chunksOf = (stats: StatsCompilation) =>
  Object.fromEntries(
    Object.keys(stats.namedChunkGroups ?? {})
      .filter((name) => !stats.entrypoints?.[name])
      .map((name) => [name, scriptsOf(stats, name)]),
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
export function contractOf({ singletons, ...statement }: Statement) {
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
    };
    writeFileSync(resolve(folder, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
  }

  const onDone = (read: (stats: StatsCompilation, folder: string) => void) => ({
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('contract', (result) => {
        if (result.hasErrors()) return;
        const wanted = { chunkGroups: true, entrypoints: true, modules: true, orphanModules: true, usedExports: true };
        read(result.toJson({ all: false, ...wanted, modulesSpace: Number.POSITIVE_INFINITY }), compiler.outputPath);
        write(compiler.outputPath);
      });
    },
  });

  return {
    browser: onDone((stats) => {
      browser = { entry: entryOf(stats), chunks: chunksOf(stats) };
    }),
    server: onDone((stats, folder) => {
      const offers = isHost ? namesOffered(resolve(folder, 'server.cjs')) : {};
      server = { uses: isHost ? {} : namesUsed(stats), offers };
    }),
  };
}
