import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The version a package's folder states. */
export const readVersion = (folder: string): string =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')).version;

/** What says how a front end is built: all that `rspack.config.base.ts` imports, or has a build load. */
export const buildScripts = [
  'rspack.config.base.ts',
  'scripts/browser-builds.ts',
  'scripts/browser-floor.ts',
  'scripts/compile-inline-script.mjs',
  'scripts/compiling.ts',
  'scripts/contract-plugin.ts',
  'scripts/federation-core.ts',
  'scripts/federation-from-esm.ts',
  'scripts/federation-unused.ts',
  'scripts/lasting-chunk-names.ts',
  'scripts/server-build.ts',
  'scripts/sources.ts',
  'scripts/subset-font.mjs',
];

/**
 * What a front end is built of. All of the shared packages: which of their modules a remote bundles and which it takes from
 * the shell is known only to its build, and a build that is stale is worse than one too many.
 */
const sourcesOf = (folder: string) => [
  ...buildScripts,
  `${folder}/{package.json,rspack.config.ts}`,
  `${folder}/{src/**/*,index.html}`,
  'shared-{api,ui}/{package.json,src/**/*}',
  ...(folder === 'shell' ? ['scripts/shell-types.ts', 'tsconfig.base.json'] : []),
];

/** Tests and their helpers are part of no build, but the shell's `types.json` declares the shared helpers. */
const isUnbuilt = (file: string, folder: string) =>
  /\.test\.tsx?$/.test(file) || (file.includes('/testing/') && !(folder === 'shell' && file.startsWith('/shared-')));

type Lock = { packages: Record<string, { version?: string; integrity?: string; link?: boolean }> };

/** The packages of others, exactly: which rooms there are beside this one changes nothing in it. */
function lockedPackages(root: string): string {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .join('\n');
}

/** Eight hex digits that change when anything changes of which the room's builds are made. */
export function sourceHash(root: string, folder: string): string {
  const hash = createHash('sha256').update(lockedPackages(root));
  for (const file of globSync(sourcesOf(folder), { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !isUnbuilt(file, folder))
    .sort()) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex').slice(0, 8);
}
