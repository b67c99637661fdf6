import { relative, resolve, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { common, type FrontEnd, root, smallest, stylesheet, typescript } from './compiling.ts';
import { federationFromEsm, federationWithoutManifests } from './federation-from-esm.ts';
import { lastingChunkNames } from './lasting-chunk-names.ts';

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>;

/** Names a source in the maps by its path in this repository, which is the same in every clone. */
const toSourcePath = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  relative(root, absoluteResourcePath).split(sep).join('/');

/**
 * The cache group that rspack has by this name, without what comes from the host. That has no file, and chunks of nothing else
 * come in another order in another folder, which would make another build.
 */
const codeOfSeveralChunks = {
  type: /^(?!consume-shared-module)/,
  idHint: '',
  reuseExistingChunk: true,
  minChunks: 2,
  priority: -20,
};

const typesInPages = {
  AbortController: 'function',
  document: 'object',
  MessageChannel: 'function',
  performance: 'object',
  process: 'undefined',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  WeakMap: 'function',
  window: 'object',
};

/** Leaves out what libraries do where a browser, or Node, lacks what every browser of the floor has: 0.4 kB brotli of the host. */
const knownTypes = () =>
  new rspack.DefinePlugin(
    Object.fromEntries(Object.entries(typesInPages).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)])),
  );

/** The scripts of the pages, which share what `shared` names. */
export function browserBuild(frontEnd: FrontEnd, shared: Shared, contract: RspackPluginInstance): Configuration {
  const { name, folder, isHost, globalName, exposes, splitChunks } = frontEnd;
  return {
    ...common(folder),
    devtool: 'hidden-nosources-source-map',
    name: `${name} for browsers`,
    target: ['web', 'es2022'],
    entry: isHost ? { main: './src/index.ts' } : {},
    output: {
      path: resolve(folder, 'dist'),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      devtoolModuleFilenameTemplate: toSourcePath,
      uniqueName: globalName,
      // a module that failed is dropped from the cache, so that it can be imported again
      strictModuleErrorHandling: true,
    },
    module: { rules: [typescript, stylesheet] },
    optimization: {
      minimizer: [smallest(isHost)],
      mangleExports: 'size',
      // ids derived from paths would differ from one clone to the next, and so would the build
      moduleIds: 'natural',
      chunkIds: 'natural',
      splitChunks: { ...splitChunks, cacheGroups: { default: codeOfSeveralChunks, ...splitChunks?.cacheGroups } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:8].js',
        ...(exposes && {
          exposes: { './routes': { import: [exposes['./routes']], name: 'routes' } },
          library: { type: 'var', name: globalName },
        }),
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          ...(isHost ? { provideExternalRuntime: true } : { externalRuntime: true }),
          optimization: { target: 'web', disableSnapshot: true, disableRemote: !isHost },
        },
      }),
      federationFromEsm(root),
      federationWithoutManifests(root),
      knownTypes(),
      lastingChunkNames,
      contract,
    ],
  };
}

/** What stays between the pages and the network: one plain script, without any of a page's modules. */
export const workerBuild = ({ name, folder }: FrontEnd): Configuration => ({
  ...common(folder),
  name: `${name}'s service worker`,
  target: 'webworker',
  entry: { 'service-worker': './src/offline/service-worker.ts' },
  output: { path: resolve(folder, 'dist'), filename: '[name].js' },
  module: { rules: [typescript] },
});
