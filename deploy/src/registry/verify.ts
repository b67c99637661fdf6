import { findDamage, readIntegrity } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { findHead, findLogEntry } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import type { Pointer, Release } from '../pointer/pointer.contract.ts';
import { checkSignature, type PublicKeys } from '../pointer/signature.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface Verified {
  /** Releases that were compared with their hashes. */
  releases: number;
  files: number;
  /** Entries of the log that were compared with each other. */
  entries: number;
  /** What is not as it must be, a sentence each. */
  problems: string[];
}

/**
 * Reads back all that the pointer of this environment leads to: its log to the first entry, and every file it names. With keys,
 * whether one of them signed the pointer, and the signature is still valid.
 */
export async function verify(storage: RegistryStorage, env: string, publicKeys: PublicKeys = []): Promise<Verified> {
  const found: Verified = { releases: 0, files: 0, entries: 0, problems: [] };
  const pointer = await tryTo(found, async () => (await findHead(storage, env))?.pointer);
  if (!pointer) return found;
  if (publicKeys.length > 0) await tryTo(found, async () => checkSignature(pointer, publicKeys, layout.pointer(env)));
  await verifyLog(storage, env, pointer, found);
  for (const [name, frontEnd] of Object.entries(pointer.remotes))
    for (const release of releasesOf(frontEnd)) await verifyRelease(storage, name, release, found);
  return found;
}

/** Undefined, and a problem found, where that is rejected. */
async function tryTo<T>(found: Verified, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    found.problems.push(error.message);
    return undefined;
  }
}

async function verifyLog(storage: RegistryStorage, env: string, { seq }: Pointer, found: Verified) {
  for (let number = seq; number > 0; number -= 1) {
    const path = layout.logEntry(env, number);
    const entry = await findLogEntry(storage, env, number);
    if (!entry) found.problems.push(messages.missingEntry(path));
    else if (entry.pointer.seq !== number) found.problems.push(messages.otherNumber(path, entry.pointer.seq));
    found.entries += 1;
  }
}

async function verifyRelease(
  storage: RegistryStorage,
  name: string,
  { metadata: { version, filesIntegrity } }: Release,
  found: Verified,
) {
  const damaged = await findDamage(storage, name, version, filesIntegrity);
  found.releases += 1;
  found.files += Object.keys((await readIntegrity(storage, name, version))?.files ?? {}).length;
  if (damaged.length > 0) found.problems.push(messages.damagedRelease(name, version, damaged.join(', ')));
}
