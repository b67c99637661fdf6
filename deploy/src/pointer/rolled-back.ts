import type { RegistryStorage } from '../storage/storage.ts';
import { findHead } from './history.ts';
import { readReleaseHistory } from './release-history.ts';

/**
 * Versions of a front end that were taken from visitors by a rollback or an aborted rollout and not given to all of them since,
 * as far back as the history reaches. @throws RegistryError
 */
export async function readRolledBack(storage: RegistryStorage, env: string, frontEnd: string): Promise<string[]> {
  const head = await findHead(storage, env);
  if (!head) return [];
  const { seq } = head.pointer;
  const { events } = await readReleaseHistory({ storage, env, seq, frontEnd, since: new Date(0) });
  const rolledBack = new Set<string>();
  /** What visitors had: the live version, and those of its rollouts. */
  let given: string[] = [];
  for (const { kind, version } of events) {
    if (kind === 'canary') given.push(version);
    else if (kind === 'aborted') rolledBack.add(version);
    else {
      if (kind === 'rolled_back') for (const former of given) rolledBack.add(former);
      rolledBack.delete(version);
      given = [version];
    }
  }
  return [...rolledBack];
}
