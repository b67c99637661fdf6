import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { deploy } from './deploy.ts';
import type { Portal } from './portal.ts';
import { temporaryFolder } from './processes.ts';

const root = resolve(import.meta.dirname, '..');
const name = 'remote-library';
const runFile = promisify(execFile);

const readJson = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8'));

/**
 * Puts the packages that its package.json names where `npm ci` would, without a network: out of this checkout, and no other.
 * @throws Error when this checkout has another version of one than the lock file names
 */
async function install(folder: string) {
  const { packages } = await readJson(folder, 'package-lock.json');
  for (const wanted of Object.keys(packages[''].devDependencies)) {
    const path = join('node_modules', wanted);
    const { version } = await readJson(root, path, 'package.json');
    if (version !== packages[path].version)
      throw new Error(`${name} locks ${wanted} ${packages[path].version}, not ${version}`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path), 'dir');
  }
}

/** A clone of another team's repository, outside of this one, with its packages installed. It is removed with `stack`. */
export async function cloneOtherTeam(stack: AsyncDisposableStack) {
  const parent = temporaryFolder(stack, 'other-team');
  const folder = join(parent, name);
  await cp(join(root, 'e2e/other-team', name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|shell-types)$/.test(path),
  });
  await install(folder);
  await symlink(root, join(parent, 'portal'), 'dir'); // its tests run by the clone beside it
  const run = (command: string, ...args: string[]) => runFile(command, args, { cwd: folder });
  const node = (...args: string[]) => run(process.execPath, ...args);

  return {
    /** Runs the deploy tool in that folder, on what is a portal's. */
    pullTypes: (portal: Portal) => node(join(root, 'deploy/src/main.ts'), 'pull-types', portal.origin),
    /** What the compiler complains about; empty when nothing. */
    checkTypes: () =>
      run(join(root, 'node_modules/.bin/tsc'), '--pretty', 'false').then(
        () => '',
        (failure: { stdout: string }) => failure.stdout,
      ),
    /** Has it built against another patch of the React that the live shell provides, so many patches later. */
    async buildAgainstPatch(difference: number) {
      const path = join(folder, 'shell-types/release.json');
      const release = await readJson(path);
      const [major, minor, patch] = release.provides.react.split('.');
      const version = `${major}.${minor}.${Number(patch) + difference}`;
      for (const key of Object.keys(release.provides))
        if (/^react(-dom)?\/?$/.test(key)) release.provides[key] = version;
      await writeFile(path, JSON.stringify(release));
    },
    build: () => node('build/build.mjs'),
    /** Runs a command of the deploy tool on the build there. */
    deploy: (portal: Portal, command: string, ...args: string[]) =>
      deploy(portal, command, name, ...args, '--root', parent),
    /** What is live, as JSON. */
    status: (portal: Portal) => deploy(portal, 'status', '--json'),
    async edit(file: string, before: string, after: string) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      await writeFile(path, text.replace(before, after));
    },
  };
}
export type OtherTeam = Awaited<ReturnType<typeof cloneOtherTeam>>;
