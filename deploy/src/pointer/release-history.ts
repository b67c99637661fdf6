import type { ReleaseEvent } from 'shared-api/contract/front-ends/front-end-history.contract';
import { logEntriesAtOnce, maxHistoryEntries } from '../limits.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { readEntries } from './history.ts';
import type { FrontEnd, LogEntry } from './pointer.contract.ts';
import { isSigned, type PublicKeys } from './signature.ts';

/** What became of the releases of one front end. */
export interface ReleaseHistory {
  /** The first one first. */
  events: ReleaseEvent[];
  /** What was given to visitors, the latest first. */
  versions: string[];
}

interface HistoryRequest {
  storage: RegistryStorage;
  env: string;
  /** With keys only entries signed with one of them count, however old. */
  publicKeys?: PublicKeys | undefined;
  /** The number of the live pointer. */
  seq: number;
  frontEnd: string;
  since: Date;
}

/** What befell a front end since a moment, as the log tells it. @throws RegistryError */
export async function readReleaseHistory({ frontEnd: name, since, ...log }: HistoryRequest): Promise<ReleaseHistory> {
  const { before, entries } = await readSince(log, since.toISOString());
  const events: ReleaseEvent[] = [];
  let former = before?.pointer.remotes[name];
  const versions = new Set(former && givenOf(former));
  for (const { pointer, at, act } of entries) {
    const now = pointer.remotes[name];
    if (!now) continue;
    const event = findChange(former, now, act.startsWith('rollback '));
    if (event) events.push({ at, ...event });
    for (const version of givenOf(now)) {
      versions.delete(version); // to stand last
      versions.add(version);
    }
    former = now;
  }
  return { events, versions: [...versions].reverse() };
}

/** The entries since then in their order, and the one before them, which says what was live when the period began. */
async function readSince({ storage, env, publicKeys, seq }: Omit<HistoryRequest, 'frontEnd' | 'since'>, since: string) {
  const entries: LogEntry[] = [];
  const last = Math.max(1, seq - maxHistoryEntries);
  let next = seq;
  while (next >= last && (entries.at(-1)?.at ?? since) >= since) {
    const numbers = Array.from({ length: Math.min(logEntriesAtOnce, next - last + 1) }, (_, index) => next - index);
    const read = await readEntries(storage, env, numbers);
    entries.push(...read.filter(({ pointer }) => !publicKeys || isSigned(pointer, publicKeys)));
    next -= numbers.length;
  }
  const within = entries.filter(({ at }) => at >= since).reverse();
  const before = entries.find(({ at }) => at < since);
  const isKnown = before !== undefined || within[0]?.pointer.seq === 1;
  // what the first entry changed is unknown without the one before it
  return isKnown ? { before, entries: within } : { before: within[0], entries: within.slice(1) };
}

const givenOf = ({ stable, canary }: FrontEnd) =>
  [stable, canary?.release].flatMap((release) => (release ? [release.metadata.version] : []));

function findChange(former: FrontEnd | undefined, { stable, canary }: FrontEnd, isRollback: boolean) {
  const version = stable.metadata.version;
  if (former?.stable.metadata.version !== version)
    return { kind: isRollback ? 'rolled_back' : 'published', version, percent: null } as const;
  const [before, now] = [former.canary, canary];
  if (now && (now.percent !== before?.percent || now.rolloutId !== before.rolloutId))
    return { kind: 'canary', version: now.release.metadata.version, percent: now.percent } as const;
  if (before && !now) return { kind: 'aborted', version: before.release.metadata.version, percent: null } as const;
  return undefined;
}
