import {
  nameOfKey,
  type Pointer,
  type PublicKeys,
  RegistryError,
  type RegistryStorage,
  readPointer,
} from 'deploy/registry';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import { livePointersRepository } from './live-pointers.repository.ts';

export type SignedRegistry = {
  storage: RegistryStorage;
  env: string;
  /** With one of these the pointer must be signed; undefined: it need not be. */
  publicKeys: PublicKeys | undefined;
  /** Remembers, beyond a restart, which signed pointers were live. */
  db: Db;
};
/** Hears why the pointer could not be read or noted; the portal goes on. */
export type OnFailure = (error: unknown, text: string) => void;
export type LivePointer = {
  /** The pointer as it stands. Never rejects: when it cannot be read or believed, the last good one stays. */
  current: () => Promise<Pointer>;
  /** Calls `listener` with each pointer that takes the place of another. */
  onChange: (listener: (pointer: Pointer) => void) => void;
};

/**
 * The pointer as it stands in the storage. One that is signed must not be older than any that was live before: with
 * write access to the storage alone a release with a known hole could be put back. @throws RegistryError
 */
export async function readTrustedPointer({
  storage,
  env,
  publicKeys,
  db,
}: SignedRegistry): Promise<Pointer | undefined> {
  const pointer = await readPointer(storage, env, publicKeys);
  if (!publicKeys || !pointer?.signature) return pointer;
  const highest = await livePointersRepository.highest(db, env, publicKeys.map(nameOfKey));
  if (pointer.seq < highest) throw new RegistryError(`number ${pointer.seq} was put back after ${highest}`);
  return pointer;
}

/**
 * The pointer as it stands, read again at most every `pointerMaxAgeMs`. `first` is what was read at the start. When it cannot
 * be read or believed, the last good one stays; so it does when an older one was put back, since every change, a rollback
 * too, counts on.
 */
export function livePointer(
  { storage, env, publicKeys, db }: SignedRegistry,
  first: Pointer,
  onFailure: OnFailure,
  pointerMaxAgeMs: number = serverLimits.pointerMaxAgeMs,
): LivePointer {
  const listeners: ((pointer: Pointer) => void)[] = [];
  let last = first;
  /** The highest number that was stored. */
  let stored: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Pointer> | undefined;

  async function read(): Promise<Pointer> {
    const pointer = await readPointer(storage, env, publicKeys);
    if (!pointer) throw new Error(`nothing is published in ${env}`);
    if (pointer.seq < last.seq) throw new Error(`number ${pointer.seq} was put back after ${last.seq}`);
    return pointer;
  }

  async function remember({ seq, signature }: Pointer) {
    if (!publicKeys || !signature) return;
    try {
      await livePointersRepository.raise(db, env, signature.key, seq);
    } catch (error) {
      onFailure(error, 'the number of the live pointer could not be stored');
    }
  }

  async function poll(): Promise<Pointer> {
    lookedAt = performance.now();
    const pointer = await read().catch((error: unknown) => {
      onFailure(error, 'the registry cannot be read; the last good pointer stays');
      return last;
    });
    if (pointer.seq !== last.seq) for (const listener of listeners) listener(pointer);
    if (pointer.seq !== stored) await remember(pointer);
    stored = pointer.seq;
    last = pointer;
    return pointer;
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    async current() {
      if (performance.now() - lookedAt < pointerMaxAgeMs) return last;
      looking ??= poll().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
