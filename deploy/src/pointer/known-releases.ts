import { logEntriesAtOnce } from '../limits.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { findLogEntry } from './history.ts';
import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';
import { isSigned, type PublicKeys } from './signature.ts';

/** Every release of a front end that a visitor may be given. */
export const releasesOf = ({ stable, previous, canary }: FrontEnd) =>
  [stable, previous, canary?.release].filter((release) => release !== null && release !== undefined);

const keyOf = (name: string, version: string) => `${name} ${version}`;

/**
 * Finds releases by name and version: those of the given pointer, then those that any earlier pointer in the log named. With
 * keys only pointers signed with one of them count, however old. Each entry of the log is read once.
 */
export function knownReleases(storage: RegistryStorage, env: string, publicKeys: PublicKeys | undefined) {
  const known = new Map<string, Release>();
  let readTo = 0;
  let reading = Promise.resolve();

  function add({ remotes }: Pointer) {
    for (const [name, frontEnd] of Object.entries(remotes))
      for (const release of releasesOf(frontEnd)) {
        const key = keyOf(name, release.metadata.version);
        if (release.metadata.filesIntegrity || !known.has(key)) known.set(key, release);
      }
  }

  async function readLog(last: number) {
    while (readTo < last - 1) {
      const count = Math.min(logEntriesAtOnce, last - 1 - readTo);
      const numbers = Array.from({ length: count }, (_, index) => readTo + 1 + index);
      const entries = await Promise.all(numbers.map((seq) => findLogEntry(storage, env, seq)));
      for (const entry of entries)
        if (entry && (!publicKeys || isSigned(entry.pointer, publicKeys))) add(entry.pointer);
      readTo += count;
    }
  }

  return async function find(pointer: Pointer, name: string, version: string): Promise<Release | undefined> {
    add(pointer);
    const key = keyOf(name, version);
    if (known.has(key)) return known.get(key);
    reading = reading.catch(() => undefined).then(() => readLog(pointer.seq));
    await reading;
    return known.get(key);
  };
}
/** Undefined when no pointer ever named that release. */
export type FindRelease = ReturnType<typeof knownReleases>;
