import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { contractOf } from './build/contract.mjs';

const folder = import.meta.dirname;
const readJson = (file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));

const { name, version } = readJson('package.json');
/** What the live shell provides, with its exact versions: `deploy pull-types` writes it. */
const { provides } = readJson('shell-types/release.json');

const isProvided = (request) =>
  Object.keys(provides).some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key));

const sources = [
  ...['package.json', 'package-lock.json', 'rspack.config.mjs', 'build/build.mjs', 'build/contract.mjs'],
  'shell-types/release.json',
  ...globSync('src/**/*.*', { cwd: folder, exclude: ['**/*.test.*'] }).sort(),
];
const hash = createHash('sha256');
for (const file of sources) hash.update(readFileSync(resolve(folder, file)));
const buildId = hash.digest('hex').slice(0, 8);
/** Another one for each build, so that two versions can live in one page. */
const globalName = `${name.replaceAll('-', '_')}_${buildId}`;

const contract = contractOf(
  { name, version, buildId, globalName, routes: ['/library'], budgetBytes: 20_000 },
  provides,
);

const common = {
  context: folder,
  mode: 'production',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  performance: false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
};

const forBrowsers = {
  ...common,
  devtool: 'hidden-nosources-source-map',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: resolve(folder, 'dist'),
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: globalName,
    // a module that failed is dropped from the cache, so that it can be imported again
    strictModuleErrorHandling: true,
  },
  plugins: [
    new ModuleFederationPlugin({
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './routes': { import: ['./src/routes.tsx'], name: 'routes' } },
      library: { type: 'var', name: globalName },
      // never a copy of its own: the shell's React, router and design kit are those of the whole page; the preflight compares versions
      shared: Object.fromEntries(
        Object.entries(provides).map(([key, of]) => [
          key,
          { singleton: true, import: false, version: of, requiredVersion: false, strictVersion: false },
        ]),
      ),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
    contract.browser,
  ],
};

/** The same sources as one CommonJS file for the page server, which hands in what the shell provides. */
const forPageServer = {
  ...common,
  devtool: false,
  target: 'node24',
  entry: { server: './src/routes.tsx' },
  output: { path: resolve(folder, 'dist'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  externalsType: 'commonjs',
  externals: [({ request }, done) => (request && isProvided(request) ? done(undefined, request) : done())],
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), contract.server],
};

export default [forBrowsers, forPageServer];
