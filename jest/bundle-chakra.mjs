import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';

const root = resolve(import.meta.dirname, '..');

/** What shared-ui imports of Chakra; all of them come out of one bundle, so that they share one instance. */
const entries = {
  'chakra-ui': '@chakra-ui/react',
  'styled-system': '@chakra-ui/react/styled-system',
  'preset-base': '@chakra-ui/react/preset-base',
};

/** React and emotion stay what every other module of a test gets. */
const isExternal =
  /^(react|react-dom|@emotion\/(cache|react|serialize|use-insertion-effect-with-fallbacks|utils))(\/|$)/;

const configure = (path) => ({
  mode: 'none',
  target: 'node24',
  context: root,
  entry: entries,
  output: { path, library: { type: 'commonjs2' }, filename: '[name].cjs', chunkFilename: '[name].cjs' },
  externals: [({ request }, done) => (isExternal.test(request) ? done(null, `commonjs ${request}`) : done())],
  optimization: {
    nodeEnv: false,
    runtimeChunk: { name: 'runtime' },
    splitChunks: { cacheGroups: { all: { name: 'all', chunks: 'all', enforce: true, test: () => true } } },
  },
});

const build = (path) =>
  new Promise((done, fail) => {
    rspack(configure(path), (error, stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString('errors-only')));
      else done();
    });
  });

/**
 * Bundles Chakra into four files, once for each set of versions, and maps its imports to them: every file of tests reads its
 * modules again, and the thousand files of Chakra cost each of them a second.
 */
export async function bundleChakra() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'jest/bundle-chakra.mjs']) hash.update(readFileSync(resolve(root, file)));
  const folder = resolve(root, '.cache/jest-chakra', hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const staging = `${folder}.${process.pid}`;
    mkdirSync(staging, { recursive: true });
    await build(staging);
    try {
      renameSync(staging, folder);
    } catch (error) {
      rmSync(staging, { recursive: true });
      if (!existsSync(folder)) throw error; // else another run has built the same meanwhile
    }
  }
  return Object.fromEntries(
    Object.entries(entries).map(([name, request]) => [`^${request}$`, resolve(folder, `${name}.cjs`)]),
  );
}
