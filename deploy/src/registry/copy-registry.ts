import { integrityFile } from '../builds/package-build.ts';
import { readIntegrity } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { listEnvironments } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import { LogEntry } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { staticPage } from './static-page.ts';

/** True when something was ever published in any environment of a registry. */
export const hasReleases = async (storage: RegistryStorage): Promise<boolean> =>
  (await listEnvironments(storage)).length > 0;

/**
 * Copies a registry into an empty one, byte for byte, so that signatures stay valid: the log, every release that it names with its
 * maps, and last what is announced and the pointers, as they were when the copying began. A publish that the log records meanwhile is
 * completed by the next change of the copy. Previews, which end within days, are left out. Returns how many releases were copied.
 * @throws RegistryError when the other one is not empty
 */
export async function copyRegistry(from: RegistryStorage, to: RegistryStorage): Promise<number> {
  if (await hasReleases(to)) throw new RegistryError(messages.registryNotEmpty);
  const environments = await listEnvironments(from);
  const last = [staticPage, ...environments.flatMap((env) => [layout.announced(env), layout.pointer(env)])];
  const pointers = await Promise.all(last.map(async (path) => ({ path, bytes: (await from.read(path))?.bytes })));
  const releases = new Map<string, [name: string, version: string]>();
  for (const env of environments)
    for (const path of await listLog(from, env))
      for (const release of await copyEntry(from, to, path)) releases.set(layout.release(...release), release);
  let count = 0;
  for (const release of releases.values()) if (await copyRelease(from, to, ...release)) count += 1;
  for (const { path, bytes } of pointers) if (bytes) await writeFile(to, path, bytes);
  return count;
}

async function listLog(storage: RegistryStorage, env: string) {
  const folder = `registry/${env}/log`;
  return (await storage.list(folder)).map((file) => `${folder}/${file}`);
}

/** Returns the releases that the entry names. */
async function copyEntry(from: RegistryStorage, to: RegistryStorage, path: string) {
  const bytes = await copyFile(from, to, path);
  if (!bytes) return [];
  const { remotes } = parseJson(LogEntry, bytes, path).pointer;
  return Object.entries(remotes).flatMap(([name, frontEnd]) =>
    releasesOf(frontEnd).map(({ metadata }): [string, string] => [name, metadata.version]),
  );
}

/** False where none is stored: an old one that was pruned. */
async function copyRelease(from: RegistryStorage, to: RegistryStorage, name: string, version: string) {
  const integrity = await readIntegrity(from, name, version);
  if (!integrity) return false;
  const files = [...Object.keys(integrity.files), integrityFile];
  await Promise.all(files.map((file) => copyFile(from, to, layout.file(name, version, file))));
  return true;
}

/** Nothing where there is no such file, as in a release that is damaged: `verify` tells of it, and the rest is copied. */
async function copyFile(from: RegistryStorage, to: RegistryStorage, path: string) {
  const stored = await from.read(path);
  if (stored) await writeFile(to, path, stored.bytes);
  return stored?.bytes;
}

async function writeFile(to: RegistryStorage, path: string, bytes: Buffer) {
  if (!(await to.writeNew(path, bytes))) throw new RegistryError(messages.otherBytes(path));
}
