import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { common, type FrontEnd, stylesheet, typescript } from './compiling.ts';

/** The same sources as one CommonJS file for the page server; the singletons are handed in by the host's build. */
export function serverBuild(
  { name, folder, isHost }: FrontEnd,
  isShared: (request: string) => boolean,
  contract: RspackPluginInstance,
): Configuration {
  return {
    ...common(folder),
    name: `${name} for the page server`,
    target: 'node24',
    entry: {
      server: existsSync(resolve(folder, 'src/entry.server.tsx')) ? './src/entry.server.tsx' : './src/routes.tsx',
    },
    output: {
      path: resolve(folder, 'dist'),
      publicPath: '',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: isHost
      ? []
      : [({ request }, done) => (request && isShared(request) ? done(undefined, request) : done())],
    module: {
      rules: [
        { ...typescript, resourceQuery: { not: [/raw/] } },
        stylesheet,
        {
          test: /\.(woff2|svg|png|ico|html)$/,
          resourceQuery: { not: [/raw/] },
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]' },
        },
        {
          test: /\.woff2$/,
          resourceQuery: /^\?(basicLatin|otherLatin|arabic)$/,
          use: resolve(import.meta.dirname, 'subset-font.mjs'),
        },
        { resourceQuery: /raw/, type: 'asset/source' },
        { resourceQuery: /raw/, test: /\.ts$/, use: resolve(import.meta.dirname, 'compile-inline-script.mjs') },
      ],
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), contract],
  };
}
