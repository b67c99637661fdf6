import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prefixes } from 'shared-api/contract/paths';
import { isSystemError, RegistryError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { messages } from '../messages.ts';
import { remoteFiles } from './remote-files.ts';

export interface NewRemote {
  name: string;
  /** The prefix of its pages. */
  route: string;
  /** What was written, by its path in the repository. */
  files: string[];
}

type Json = Record<string, unknown>;
type Edit = (json: Json) => Json;

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** With `remote-` before it, whether or not it was given so. @throws RegistryError */
function toRemoteName(given: string) {
  const own = given.replace(/^remote-/, '');
  if (!word.test(own)) throw new RegistryError(messages.badRemoteName(given));
  return { name: `remote-${own}`, route: `/${own}` };
}

const toText = (json: Json) => `${JSON.stringify(json, null, 2)}\n`;

/** After the last remote that is a workspace already. */
function withWorkspace(workspaces: readonly string[], name: string) {
  const index = workspaces.findLastIndex((workspace) => /^(remote-|shell$)/.test(workspace)) + 1;
  return workspaces.toSpliced(index, 0, name);
}

const inPackage =
  (name: string): Edit =>
  (json) => ({ ...json, workspaces: withWorkspace(json.workspaces as string[], name) });

/** As npm would write it: the lock file names every workspace, in the order of their names. */
const inLock =
  (name: string, { version, devDependencies }: Json): Edit =>
  (json) => {
    const packages = json.packages as Record<string, Json>;
    const root = inPackage(name)(packages[''] ?? {});
    const all = {
      ...packages,
      '': root,
      [name]: { version, devDependencies },
      [`node_modules/${name}`]: { resolved: name, link: true },
    };
    const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
    return { ...json, packages: Object.fromEntries(sorted) };
  };

async function editOf(root: string, file: string, edit: Edit) {
  const before = await readFile(join(root, file), 'utf8');
  return { file, before, after: toText(edit(JSON.parse(before))) };
}

async function writeNew(path: string, text: string, name: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx' }).catch((error: unknown) => {
    throw isSystemError(error, 'EEXIST') ? new RegistryError(messages.remoteExists(name)) : error;
  });
}

/** Links it among the packages as npm would: there is nothing to download. */
async function install(root: string, name: string, lockBefore: string, lockAfter: string) {
  const stamp = join(root, 'node_modules/.installed-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== sha256(lockBefore)) return;
  await symlink(join('..', name), join(root, 'node_modules', name), 'dir');
  await writeFile(stamp, sha256(lockAfter));
}

const ownPrefixes: Readonly<Record<string, readonly string[]>> = prefixes;

/** The `routes` that the `rspack.config.ts` of a front end made here names: its sources tell them, whether or not it was built. */
function routesIn(config: string) {
  const [, after = ''] = config.split('routes: [');
  const [list = ''] = after.split(']');
  return [...list.matchAll(/'([^']*)'/g)].map(([, route]) => route);
}

/** Rejects a path that a front end of this repository claims. @throws RegistryError */
async function rejectTakenRoute(root: string, workspaces: readonly string[], name: string, route: string) {
  for (const workspace of workspaces) {
    const config = await readFile(join(root, workspace, 'rspack.config.ts'), 'utf8').catch((error: unknown) => {
      if (isSystemError(error, 'ENOENT')) return '';
      throw error;
    });
    if ((ownPrefixes[workspace] ?? routesIn(config)).includes(route))
      throw new RegistryError(messages.sharedRoute(name, route, workspace));
  }
}

/**
 * Writes a remote that works: one page, its test and its README, and makes it known to npm. Nothing that is there is
 * overwritten. @throws RegistryError
 */
export async function createRemote(root: string, given: string, dryRun: boolean): Promise<NewRemote> {
  const { name, route } = toRemoteName(given);
  const files = remoteFiles(name, route);
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  if (workspaces.includes(name)) throw new RegistryError(messages.remoteExists(name));
  await rejectTakenRoute(root, workspaces, name, route);
  const inside = await editOf(root, 'package.json', inPackage(name));
  const lock = await editOf(root, 'package-lock.json', inLock(name, manifest));
  if (!dryRun) {
    for (const [path, text] of files) await writeNew(join(root, name, path), text, name);
    for (const { file, after } of [inside, lock]) await writeFile(join(root, file), after);
    await install(root, name, lock.before, lock.after);
  }
  return {
    name,
    route,
    files: [...[...files.keys()].map((path) => `${name}/${path}`), inside.file, lock.file],
  };
}
