import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { defineFrontEnd } from '../../rspack.config.base.ts';

const root = resolve(import.meta.dirname, '../..');
const instead = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file));

/** The shell's own browser build, but for Module Federation: one bundle of the same sources. */
function configuration(folder: string): Configuration {
  const [federated] = defineFrontEnd({ folder: resolve(root, 'shell'), budgetBytes: 0 });
  return {
    ...federated,
    name: 'unfederated',
    output: {
      path: folder,
      publicPath: '/unfederated/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [instead(/^\.\/remotes\.ts$/, 'remotes.ts'), instead(/^\.\/provide\.ts$/, 'nothing.ts')],
  };
}

const bundle = (folder: string): Promise<void> =>
  new Promise((done, fail) => {
    rspack(configuration(folder), (error, stats) => {
      if (error) fail(error);
      else if (!stats || stats.hasErrors()) fail(new Error(stats?.toString({ preset: 'errors-only' })));
      else done();
    });
  });

/** Bundles shell and remote-public without federation into `folder`. Answers the files by URL, and which come first. */
export async function buildUnfederated(folder: string) {
  await bundle(folder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const urlOf = (start: string) => {
    const name = names.find((file) => file.startsWith(start));
    if (!name) throw new Error(`the unfederated build has no ${start}`);
    return `/unfederated/${name}`;
  };
  return {
    main: urlOf('main.'),
    home: urlOf('home-page.'),
    files: new Map(names.map((name) => [`/unfederated/${name}`, readFileSync(join(folder, name))])),
  };
}
export type Unfederated = Awaited<ReturnType<typeof buildUnfederated>>;
