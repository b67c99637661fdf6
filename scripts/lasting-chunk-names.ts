import { type Compiler, rspack } from '@rspack/core';

/** How a chunk finds the runtime that loads it, as rspack writes it: by a global whose name holds the build. */
const ownGlobal = /\bglobalThis\["rspackChunk\w+"\] \|\|= \[\]/;

/** The same, by what that runtime wrote on the script: `name_build:chunk`. */
const loadersGlobal = 'globalThis["rspackChunk" + document.currentScript.dataset.rspack.split(":")[0]] ||= []';

/**
 * Removes the build's name from chunks, so that the hash of a chunk changes only with its own content. Two builds of one remote
 * still stay apart in a page: each chunk goes to the runtime that loads it.
 */
export const lastingChunkNames = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('LastingChunkNames', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'LastingChunkNames', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const found = ownGlobal.exec(asset.source().toString().slice(0, 1_000));
          if (!found) continue;
          const source = new rspack.sources.ReplaceSource(asset);
          source.replace(found.index, found.index + found[0].length - 1, loadersGlobal);
          compilation.updateAsset(name, source);
        }
      });
    });
  },
};
