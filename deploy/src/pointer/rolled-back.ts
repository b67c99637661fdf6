import type { RegistryStorage } from '../storage/storage.ts';
import { findHead } from './history.ts';
import { readReleaseHistory } from './release-history.ts';

/** The versions of a front end that a rollback took from visitors, and that they were not given again. @throws RegistryError */
export async function readRolledBack(storage: RegistryStorage, env: string, frontEnd: string): Promise<string[]> {
  const head = await findHead(storage, env);
  if (!head) return [];
  const { seq } = head.pointer;
  const { events } = await readReleaseHistory({ storage, env, seq, frontEnd, since: new Date(0) });
  const rolledBack = new Set<string>();
  let live: string | undefined;
  for (const { kind, version } of events) {
    if (kind !== 'published' && kind !== 'rolled_back') continue;
    if (kind === 'rolled_back' && live) rolledBack.add(live);
    rolledBack.delete(version);
    live = version;
  }
  return [...rolledBack];
}
