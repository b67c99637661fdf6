import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';

const esmOf: Record<string, string> = {
  'runtime-tools/runtime-core': '../../scripts/federation-core.ts',
  'runtime-tools': 'runtime-tools/dist/index.js',
  runtime: 'runtime/dist/index.js',
  'runtime/helpers': 'runtime/dist/helpers.js',
  'runtime/core': 'runtime/dist/core.js',
  'runtime-core': 'runtime-core/dist/index.js',
  sdk: 'sdk/dist/index.js',
  'error-codes': 'error-codes/dist/index.mjs',
  'webpack-bundler-runtime': 'webpack-bundler-runtime/dist/index.js',
  'enhanced/runtime': 'runtime/dist/index.js',
};

/**
 * Sends every request for Module Federation's runtime to its ESM files. Left alone, rspack takes the CommonJS
 * ones and nothing is tree-shaken: 5 kB gzip more in every remote.
 */
export function federationFromEsm(root: string) {
  const folder = resolve(root, 'node_modules/@module-federation');
  return new rspack.NormalModuleReplacementPlugin(/@module-federation\//, (data) => {
    // the generated module that starts the runtime is its own address, and imports by absolute paths: both stand in the source maps
    if (data.request.includes('!=!data:')) {
      data.request = data.request.replaceAll(
        encodeURIComponent(`${folder}/`),
        encodeURIComponent('@module-federation/'),
      );
      return;
    }
    const name = data.request.replace('@module-federation/', '');
    const path = data.request.startsWith('@module-federation/') ? resolve(folder, name) : data.request;
    const sibling = path.replace(/\.cjs$/, '.js');
    if (esmOf[name]) data.request = resolve(folder, esmOf[name]);
    else if (sibling !== path && existsSync(sibling)) data.request = sibling;
  });
}

/**
 * Leaves out what the runtime does with manifests (snapshots, and preloading by them): the registry names every entry,
 * and the page server every script. And the remotes and fallbacks that a build would name, where here only the registry names
 * remotes; the English sentences of its errors, whose codes name them, its logger, and the helpers that it lends to plugins, of
 * which none is here. 4 kB brotli less in the host, 0.5 kB in a remote, which no option of the plugin takes away.
 */
export const federationWithoutManifests = (root: string) =>
  new rspack.NormalModuleReplacementPlugin(
    /\/(SnapshotHandler\.js|utils\/preload\.js|logger\.js|helpers\.js|desc\.mjs|remotes\.js|getSharedFallbackGetter\.js|getShortErrorMsg\.m?js)$/,
    (data) => {
      // other packages of the runtime have files of these names besides
      if (data.request.endsWith('/logger.js') && !data.context.endsWith('/sdk/dist')) return;
      if (data.request.endsWith('/helpers.js') && !data.context.endsWith('/runtime-core/dist')) return;
      data.request = resolve(root, 'scripts/federation-unused.ts');
    },
  );
