import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuild } from '../builds/build.ts';
import { inCheckout } from '../builds/checkout.ts';
import { git, type Origin, readLockHash } from '../builds/origin.ts';
import { readIntegrity } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface RebuildRequest {
  storage: RegistryStorage;
  env: string;
  /** The repository that the commits are in. */
  root: string;
  /** Only these front ends; all of them when none is named. */
  frontEnds: readonly string[];
  printProgress?: (line: string) => void;
}

interface RebuiltRelease {
  name: string;
  version: string;
  commit: string | null;
  /** `other`: the sources build something else; `unknown`: they could not be built here. */
  result: 'same' | 'other' | 'unknown';
  /** What was found, as a sentence. */
  text: string;
}

type NamedRelease = { name: string; version: string; commit: string; files: readonly string[] };

/**
 * Builds each release that visitors may be given again, from the commit that it names, and compares it with what is stored, file by
 * file. @throws RegistryError
 */
export async function rebuild(request: RebuildRequest): Promise<RebuiltRelease[]> {
  const { storage, env, root, frontEnds } = request;
  const { remotes = {} } = (await readPointer(storage, env)) ?? {};
  const unknown = frontEnds.find((name) => !remotes[name]);
  if (unknown !== undefined) throw new RegistryError(messages.notLive(unknown, env));
  const found: RebuiltRelease[] = [];
  const buildable: NamedRelease[] = [];
  for (const [name, frontEnd] of Object.entries(remotes)) {
    if (frontEnds.length > 0 && !frontEnds.includes(name)) continue;
    for (const version of new Set(releasesOf(frontEnd).map(({ metadata }) => metadata.version))) {
      const { origin, files } = (await readIntegrity(storage, name, version)) ?? { origin: {}, files: {} };
      const { commit = null } = origin;
      const obstacle = await findObstacle(root, { name, version, ...origin });
      if (obstacle || !commit) found.push({ name, version, commit, result: 'unknown', text: obstacle ?? '' });
      else buildable.push({ name, version, commit, files: Object.keys(files) });
    }
  }
  for (const [commit, releases] of Map.groupBy(buildable, (release) => release.commit))
    found.push(...(await rebuildCommit(request, commit, releases)));
  return found;
}

/** Why a release cannot be built again in this repository. */
async function findObstacle(root: string, { name, version, commit, lock }: Origin & { name: string; version: string }) {
  if (!commit) return messages.withoutCommit(name, version);
  if (lock !== (await readLockHash(root).catch(() => undefined))) return messages.otherPackages(name, version, commit);
  const isKnown = await git(root, 'cat-file', '-e', `${commit}^{commit}`).then(
    () => true,
    () => false,
  );
  return isKnown ? undefined : messages.unknownCommit(name, version, commit);
}

async function rebuildCommit(
  { storage, root, printProgress }: RebuildRequest,
  commit: string,
  releases: readonly NamedRelease[],
): Promise<RebuiltRelease[]> {
  printProgress?.(messages.rebuilding(commit, [...new Set(releases.map(({ name }) => name))]));
  return inCheckout(root, commit, async (folder) => {
    const results: RebuiltRelease[] = [];
    for (const release of releases) results.push(await rebuildRelease(storage, folder, release));
    return results;
  });
}

async function rebuildRelease(
  storage: RegistryStorage,
  folder: string,
  release: NamedRelease,
): Promise<RebuiltRelease> {
  const { name, version, commit } = release;
  const failure = await build(folder, name);
  if (failure !== undefined)
    return { name, version, commit, result: 'unknown', text: messages.notBuilt(name, version, commit, failure) };
  const files = await findDifferences(storage, folder, release);
  return files.length === 0
    ? { name, version, commit, result: 'same', text: messages.rebuilt(name, version, commit) }
    : { name, version, commit, result: 'other', text: messages.builtOtherwise(name, version, commit, files) };
}

/** Returns what the build printed when it failed. */
async function build(folder: string, name: string) {
  try {
    await promisify(execFile)(process.execPath, ['scripts/build.ts', name], { cwd: folder });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The files that are in one of the two alone, or differ; compressed ones by what a browser unpacks. */
async function findDifferences(storage: RegistryStorage, folder: string, { name, version, files }: NamedRelease) {
  const built = (await readBuild(join(folder, name, 'dist'), name)).files;
  const differing = new Set([...built.keys()].filter((file) => !files.includes(file)));
  for (const file of files) {
    const plain = file.replace(/\.(br|gz)$/, '');
    const bytes = built.get(file) ?? built.get(plain);
    const stored = await storage.read(layout.file(name, version, file));
    if (!bytes || !stored || !unpack(stored.bytes, built.has(file) ? '' : file).equals(bytes)) differing.add(file);
  }
  return [...differing].sort();
}

function unpack(bytes: Buffer, file: string): Buffer {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(bytes);
    return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  } catch {
    return Buffer.of(); // damaged: it unpacks to nothing that was built
  }
}
