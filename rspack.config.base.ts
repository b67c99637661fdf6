import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { contractOf } from './scripts/contract-plugin.ts';
import { federationFromEsm, federationWithoutManifests } from './scripts/federation-from-esm.ts';
import { readVersion, sourceHash } from './scripts/sources.ts';

const root = import.meta.dirname;

/**
 * The singletons of a page: what holds state or context. The host alone brings them; remotes take them.
 * Chakra, the router, zustand and ky are not here: they live inside shared-ui and shared-api, which re-export
 * what the product uses, so that tree-shaking works (docs/decisions/002-one-provider-of-singletons.md).
 * A key that ends in a slash covers every sub-path. `lazy` ones are not part of the host's first script.
 */
export const singletons = {
  eager: [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    'shared-api/client/http',
    'shared-api/client/api-error',
    'shared-api/session/',
    'shared-api/store',
    'shared-ui/static',
    'shared-ui/router',
  ],
  lazy: ['shared-ui/provider', 'shared-ui/form', 'shared-ui/dialog', 'shared-ui/popover'],
};

type FrontEndOptions = {
  /** The room's folder: `import.meta.dirname` of its rspack.config.ts. */
  folder: string;
  /** Path prefixes it draws; absent for the host. */
  routes?: string[];
  /** The module a remote lends to the host: its routes. Absent for the host. */
  exposes?: { './routes': string };
  /** Most bytes, brotli, of its first scripts. */
  budgetBytes: number;
};

const isSingleton = (request: string) =>
  [...singletons.eager, ...singletons.lazy].some((key) =>
    key.endsWith('/') ? request.startsWith(key) : request === key,
  );

type Contract = ReturnType<typeof contractOf>;

const globalNameOf = (name: string, buildId: string) => `${name.replaceAll('-', '_')}_${buildId}`;
const packageOf = (key: string) => key.split('/')[0] ?? key;
const versionOf = (key: string) => readVersion(resolve(root, 'node_modules', packageOf(key)));

const sharing = (isHost: boolean) =>
  Object.fromEntries(
    [...singletons.eager, ...singletons.lazy].map((key) => {
      const version = versionOf(key);
      const common = { singleton: true, version, requiredVersion: `^${version}`, strictVersion: false };
      return [
        key,
        isHost ? { ...common, eager: singletons.eager.includes(key) } : { ...common, import: false as const },
      ];
    }),
  );

const typescript = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
};

/** Stylesheets are texts: those of every page travel inside it, those of a part come with the part. */
const stylesheet = {
  test: /\.css$/,
  type: 'asset/source',
  loader: 'builtin:lightningcss-loader',
  options: { minify: true, targets: ['chrome >= 109', 'safari >= 16', 'firefox >= 115'] },
};

/** The packages' own entry points lead to development builds, whatever the mode. */
const production = {
  'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

const common = (folder: string): Configuration => ({
  context: folder,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: production },
  performance: false,
  stats: 'errors-warnings',
});

/** A remote's entry is a global variable, so its top level keeps its names. */
const smallest = (isHost: boolean) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      compress: {
        passes: 3,
        ecma: 2022,
        toplevel: isHost,
        keep_fargs: false,
        unsafe_methods: true,
      },
      mangle: { toplevel: isHost },
      format: { comments: false },
    },
  });

function browserBuild(options: FrontEndOptions, name: string, buildId: string, contract: Contract): Configuration {
  const isHost = !options.exposes;
  const globalName = globalNameOf(name, buildId);
  return {
    ...common(options.folder),
    name: `${name} for browsers`,
    target: ['web', 'es2022'],
    entry: isHost ? { main: './src/index.ts' } : {},
    output: {
      path: resolve(options.folder, 'dist'),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: globalName,
      // a module that failed is forgotten, so that it can be asked for again
      strictModuleErrorHandling: true,
    },
    module: { rules: [typescript, stylesheet] },
    optimization: {
      minimizer: [smallest(isHost)],
      mangleExports: 'size',
      // numbers told from paths would differ from one clone to the next, and so would the build
      moduleIds: 'natural',
      chunkIds: 'natural',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:8].js',
        ...(options.exposes && {
          exposes: { './routes': { import: [options.exposes['./routes']], name: 'routes' } },
          library: { type: 'var', name: globalName },
        }),
        shared: sharing(isHost),
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
      contract.browser,
    ],
  };
}

/** What stays between the pages and the network: one plain script, without any of a page's modules. */
const workerBuild = (options: FrontEndOptions, name: string): Configuration => ({
  ...common(options.folder),
  name: `${name}'s service worker`,
  target: 'webworker',
  entry: { 'service-worker': './src/offline/service-worker.ts' },
  output: { path: resolve(options.folder, 'dist'), filename: '[name].js' },
  module: { rules: [typescript] },
});

/** The same sources as one CommonJS file for the page server; the singletons are handed in by the host's build. */
function serverBuild(options: FrontEndOptions, name: string, contract: Contract): Configuration {
  const isHost = !options.exposes;
  return {
    ...common(options.folder),
    name: `${name} for the page server`,
    target: 'node24',
    entry: {
      server: existsSync(resolve(options.folder, 'src/entry.server.tsx'))
        ? './src/entry.server.tsx'
        : './src/routes.tsx',
    },
    output: {
      path: resolve(options.folder, 'dist'),
      publicPath: '',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: isHost
      ? []
      : [({ request }, done) => (request && isSingleton(request) ? done(undefined, request) : done())],
    module: {
      rules: [
        typescript,
        stylesheet,
        {
          test: /\.(woff2|svg|png|ico|html)$/,
          resourceQuery: { not: [/raw/] },
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]' },
        },
        { resourceQuery: /raw/, type: 'asset/source' },
      ],
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), contract.server],
  };
}

/**
 * A front end's two builds, browser and server, from one set of sources.
 * Without `exposes` it is the host, which starts the page and provides the singletons.
 */
export function defineFrontEnd(options: FrontEndOptions): Configuration[] {
  const name = basename(options.folder);
  const buildId = sourceHash(root, name);
  const contract = contractOf({
    name,
    kind: options.exposes ? 'remote' : 'host',
    version: readVersion(options.folder),
    buildId,
    globalName: options.exposes ? globalNameOf(name, buildId) : null,
    routes: options.routes ?? [],
    exposes: Object.keys(options.exposes ?? {}),
    singletons: Object.fromEntries([...singletons.eager, ...singletons.lazy].map((key) => [key, versionOf(key)])),
    budgetBytes: options.budgetBytes,
  });
  const builds = [browserBuild(options, name, buildId, contract), serverBuild(options, name, contract)];
  return options.exposes ? builds : [...builds, workerBuild(options, name)];
}
