import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { temporaryFolder } from '../../e2e/processes.ts';
import { defineFrontEnd } from '../../rspack.config.base.ts';

const publicPath = '/unfederated/';
const instead = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file));

/** The shell's own browser build, but for Module Federation: one bundle of the same sources. */
function configuration(folder: string): Configuration {
  const [federated] = defineFrontEnd({ folder: resolve(import.meta.dirname, '../../shell'), budgetBytes: 0 });
  const names = { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' };
  return {
    ...federated,
    name: 'unfederated',
    output: { path: folder, publicPath, ...names },
    plugins: [instead(/^\.\/remotes\.ts$/, 'remotes.ts'), instead(/^\.\/provide\.ts$/, 'no-singletons.ts')],
  };
}

const bundle = (wanted: Configuration): Promise<void> =>
  new Promise((done, fail) => {
    rspack(wanted, (error, stats) => {
      if (error) fail(error);
      else if (!stats || stats.hasErrors()) fail(new Error(stats?.toString({ preset: 'errors-only' })));
      else done();
    });
  });

const sriOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Bundles shell and remote-public without federation. Answers the scripts by URL, and what puts them into the portal's own page in
 * the place of its scripts.
 */
export async function buildUnfederated(stack: AsyncDisposableStack) {
  const folder = temporaryFolder(stack, 'unfederated');
  await bundle(configuration(folder));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const urlOf = (start: string) => publicPath + files.find((file) => file.startsWith(start));
  const scripts = new Map(files.map((file) => [publicPath + file, readFileSync(join(folder, file))]));
  const [main, home] = [urlOf('main.'), urlOf('home-page.')];
  const integrity = sriOf(scripts.get(main) ?? Buffer.of());
  const tags = `<script async src="${main}" integrity="${integrity}"></script>\n<link rel="preload" as="script" href="${home}">`;
  const toPage = (document: string) =>
    document.replace(/<link rel="preload" as="script"[^>]+>\n?/g, '').replace(/<script async[^>]*><\/script>/, tags);
  return { scripts, toPage };
}
