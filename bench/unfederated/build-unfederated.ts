import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { defineFrontEnd } from '../../rspack.config.base.ts';

const root = resolve(import.meta.dirname, '../..');
const instead = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file));

/** The shell's own browser build, but for Module Federation: one bundle of the same sources. */
function configuration(folder: string, publicPath: string): Configuration {
  const [federated] = defineFrontEnd({ folder: resolve(root, 'shell'), budgetBytes: 0 });
  return {
    ...federated,
    name: 'unfederated',
    output: {
      path: folder,
      publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [instead(/^\.\/remotes\.ts$/, 'remotes.ts'), instead(/^\.\/provide\.ts$/, 'no-singletons.ts')],
  };
}

/** The same without what spares a phone: nothing comes later, nothing is evaluated in stages, no section waits. */
function plainly(staged: Configuration): Configuration {
  return {
    ...staged,
    entry: { main: join(import.meta.dirname, 'plain-start.ts') },
    module: { ...staged.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [...(staged.plugins ?? []), instead(/^\.\/gate\.ts$/, 'open-gate.ts')],
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

/** Bundles shell and remote-public without federation into `folder`. Answers the files by URL, and which come first. */
export async function buildUnfederated(folder: string, name: 'unfederated' | 'plain') {
  const staged = configuration(folder, `/${name}/`);
  await bundle(name === 'plain' ? plainly(staged) : staged);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const urlOf = (start: string) => files.filter((file) => file.startsWith(start)).map((file) => `/${name}/${file}`)[0];
  const main = urlOf('main.');
  if (!main) throw new Error(`the ${name} build has no script to start with`);
  return {
    main,
    home: urlOf('home-page.'),
    files: new Map(files.map((file) => [`/${name}/${file}`, readFileSync(join(folder, file))])),
  };
}
export type Unfederated = Awaited<ReturnType<typeof buildUnfederated>>;
