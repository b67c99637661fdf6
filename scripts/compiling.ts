import { resolve } from 'node:path';
import { type Configuration, type OptimizationSplitChunksOptions, rspack } from '@rspack/core';
import { browserTargets } from './browser-floor.ts';

export const root = resolve(import.meta.dirname, '..');

/** A front end as its builds know it. */
export type FrontEnd = {
  name: string;
  folder: string;
  isHost: boolean;
  /** The global variable its entry becomes. */
  globalName: string;
  /** The module that it exposes to the host; none for the host itself. */
  exposes?: { './routes': string } | undefined;
  splitChunks?: OptimizationSplitChunksOptions | undefined;
};

export const typescript = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: browserTargets },
  },
};

/** Stylesheets are texts: those of every page travel inside it, those of a part come with the part. */
export const stylesheet = {
  test: /\.css$/,
  type: 'asset/source',
  loader: 'builtin:lightningcss-loader',
  options: { minify: true, targets: browserTargets },
};

/** The packages' own entry points lead to development builds, whatever the mode. */
const production = {
  'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** What all builds have in common. */
export const common = (folder: string): Configuration => ({
  context: folder,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: production },
  performance: false,
  stats: 'errors-warnings',
});

/** A remote's entry is a global variable, so its top level keeps its names. */
export const smallest = (isHost: boolean) =>
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
