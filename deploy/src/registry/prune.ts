import { removeDeltas } from '../builds/deltas.ts';
import { readIntegrity } from '../builds/stored-release.ts';
import { findHead, listEnvironments, readEntries } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import { findPreview, listPreviews } from '../pointer/previews.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface PruneRequest {
  storage: RegistryStorage;
  /** How many of the newest entries of each environment's log can still be rolled back to. */
  keep: number;
  dryRun?: boolean;
}

export interface Pruned {
  removed: { name: string; version: string }[];
  kept: number;
}

/**
 * Removes the previews that have expired, and the files of builds that no environment names, neither now nor in the newest entries
 * of its log, and that no preview shows.
 */
export async function prune({ storage, keep, dryRun = false }: PruneRequest): Promise<Pruned> {
  const environments = await listEnvironments(storage);
  const named = new Set([
    ...(await namedFolders(storage, environments, keep)),
    ...(await prunePreviews(storage, environments, dryRun)),
  ]);
  const removed: Pruned['removed'] = [];
  let kept = 0;
  for (const name of await storage.list('r'))
    for (const version of await storage.list(layout.releases(name))) {
      if (named.has(layout.release(name, version))) {
        kept += 1;
        continue;
      }
      removed.push({ name, version });
      if (!dryRun) await removeRelease(storage, name, version);
    }
  return { removed, kept };
}

/** Answers the folders of the previews that stay. */
async function prunePreviews(storage: RegistryStorage, environments: readonly string[], dryRun: boolean) {
  const folders = new Set<string>();
  for (const env of environments)
    for (const { name, version } of await listPreviews(storage, env))
      if (await findPreview(storage, env, { name, version }, undefined)) folders.add(layout.release(name, version));
      else if (!dryRun) await storage.remove(layout.preview(env, name, version));
  return folders;
}

async function namedFolders(storage: RegistryStorage, environments: readonly string[], keep: number) {
  const folders = new Set<string>();
  for (const env of environments)
    for (const pointer of await latestPointers(storage, env, keep))
      for (const [name, frontEnd] of Object.entries(pointer.remotes))
        for (const { metadata } of releasesOf(frontEnd)) folders.add(layout.release(name, metadata.version));
  return folders;
}

async function latestPointers(storage: RegistryStorage, env: string, keep: number) {
  const head = await findHead(storage, env);
  const seq = head?.pointer.seq ?? 0;
  const numbers = Array.from({ length: Math.min(keep, seq) }, (_, index) => seq - index);
  const entries = await readEntries(storage, env, numbers);
  return [...(head ? [head.pointer] : []), ...entries.map(({ pointer }) => pointer)];
}

/** The list of the files goes last: a prune that stops in between is completed by the next. */
async function removeRelease(storage: RegistryStorage, name: string, version: string) {
  const files = Object.keys((await readIntegrity(storage, name, version))?.files ?? {});
  await Promise.all(files.map((file) => storage.remove(layout.file(name, version, file))));
  await removeDeltas(storage, name, version);
  for (const folder of [layout.maps(name, version), layout.release(name, version)])
    for (const file of await storage.list(folder)) await storage.remove(`${folder}/${file}`);
}
