import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { originFile, readOrigin, typesFile } from 'deploy/registry';
import { writeShellTypes } from './shell-types.ts';
import { sourceHash } from './sources.ts';

const root = resolve(import.meta.dirname, '..');

/** Every front end, the host first: remotes are checked against what it provides. */
export const frontEnds = ['shell', ...globSync('remote-*/rspack.config.ts', { cwd: root }).map(dirname).sort()];

/** Whether `dist/` was made of the sources as they are. */
export const isFresh = (name: string) => {
  const contract = resolve(root, name, 'dist/contract.json');
  const files = ['contract.json', 'server.cjs', ...(name === 'shell' ? [typesFile] : [])];
  return (
    files.every((file) => existsSync(resolve(root, name, 'dist', file))) &&
    JSON.parse(readFileSync(contract, 'utf8')).buildId === sourceHash(root, name)
  );
};

function run(configurations: Configuration[]): Promise<void> {
  return new Promise((done, fail) => {
    rspack(configurations, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only', colors: true })));
      else done();
    });
  });
}

/** A shell without its types is no build: none is left that could be published. */
async function addShellTypes(dist: string) {
  try {
    await writeShellTypes(root, dist);
  } catch (error) {
    rmSync(dist, { recursive: true, force: true });
    throw error;
  }
}

/** Tells the deploy tool of which commit the build is. Written of a fresh one too: its sources may have been committed since. */
async function writeOrigin(name: string) {
  const paths = [
    ...['package-lock.json', 'rspack.config.base.ts', 'tsconfig.base.json'],
    ...['scripts', 'shared-api', 'shared-ui', name],
  ];
  const origin = await readOrigin(root, paths);
  writeFileSync(resolve(root, name, 'dist', originFile), `${JSON.stringify(origin)}\n`);
}

/** Builds a front end, unless its `dist/` was made of the very same sources. */
export async function build(name: string): Promise<'built' | 'fresh'> {
  const result = isFresh(name) ? 'fresh' : await buildStale(name);
  await writeOrigin(name);
  return result;
}

async function buildStale(name: string) {
  rmSync(resolve(root, name, 'dist'), { recursive: true, force: true });
  // imported under a new name each time: a module that was loaded before keeps the identity of the build before
  const config = `${resolve(root, name, 'rspack.config.ts')}?${sourceHash(root, name)}`;
  const { default: configurations } = await import(config);
  await run(configurations);
  if (name === 'shell') await addShellTypes(resolve(root, name, 'dist'));
  return 'built' as const;
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : frontEnds) process.stdout.write(`${name}: ${await build(name)}\n`);
}
