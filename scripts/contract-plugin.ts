import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import type { FrontEndContract } from 'deploy/front-end.contract';

type Statement = Omit<FrontEndContract, 'entry' | 'chunks' | 'requires' | 'provides'> & {
  /** Versions of the singletons the build was made against. */
  singletons: Record<string, string>;
};

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

/** Writes `contract.json` beside a browser build: what the deploy tool and the page server read of it. */
export class ContractPlugin implements RspackPluginInstance {
  readonly #statement: Statement;

  constructor(statement: Statement) {
    this.#statement = statement;
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ContractPlugin', (result) => {
      if (result.hasErrors()) return;
      const stats = result.toJson({ all: false, chunkGroups: true, entrypoints: true });
      const { singletons, ...statement } = this.#statement;
      const contract: FrontEndContract = {
        ...statement,
        entry: entryOf(stats),
        requires: statement.kind === 'host' ? {} : singletons,
        provides: statement.kind === 'host' ? singletons : {},
        chunks: chunksOf(stats),
      };
      writeFileSync(resolve(compiler.outputPath, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
    });
  }
}
