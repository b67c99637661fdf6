import type { KeyObject } from 'node:crypto';
import { RegistryError } from 'deploy/errors';
import { readPointer } from 'deploy/pointer/history';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import type { RegistryStorage } from 'deploy/storage/storage';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import { livePointersRepository } from './live-pointers.repository.ts';

export type Registry = {
  storage: RegistryStorage;
  env: string;
  /** What the pointer must be signed with; undefined: it need not be. */
  publicKey: KeyObject | undefined;
  /** Remembers, beyond a restart, which signed pointers were live. */
  db: Db;
};
type Log = { error: (details: object, text: string) => void };

/**
 * The pointer as it stands in the storage. One that is signed must not be older than any that was live before: with
 * write access to the storage alone a release with a known hole could be put back. @throws RegistryError
 */
export async function readTrustedPointer({ storage, env, publicKey, db }: Registry): Promise<Pointer | undefined> {
  const pointer = await readPointer(storage, env, publicKey);
  if (!publicKey || !pointer?.signature) return pointer;
  const highest = await livePointersRepository.highest(db, env, pointer.signature.key);
  if (pointer.seq < highest) throw new RegistryError(`number ${pointer.seq} was put back after ${highest}`);
  return pointer;
}

/**
 * The pointer as it stands, read again at most every `pointerMaxAgeMs`. When it cannot be read or believed, the last good one
 * stays; so it does when an older one was put back, since every change, a rollback too, counts on. @throws RegistryError when there never was a good one
 */
export function livePointer(
  registry: Registry,
  log: Log,
  onChange: (pointer: Pointer) => void,
  pointerMaxAgeMs: number = serverLimits.pointerMaxAgeMs,
) {
  const { storage, env, publicKey, db } = registry;
  let last: Pointer | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Pointer> | undefined;

  async function read(): Promise<Pointer> {
    const pointer = last ? await readPointer(storage, env, publicKey) : await readTrustedPointer(registry);
    if (!pointer) throw new Error(`nothing is published in ${env}`);
    if (last && pointer.seq < last.seq) throw new Error(`number ${pointer.seq} was put back after ${last.seq}`);
    return pointer;
  }

  async function remember({ seq, signature }: Pointer) {
    if (!publicKey || !signature) return;
    try {
      await livePointersRepository.raise(db, env, signature.key, seq);
    } catch (error) {
      log.error({ err: error }, 'the number of the live pointer could not be stored');
    }
  }

  async function look(): Promise<Pointer> {
    lookedAt = performance.now();
    const pointer = await read().catch((error: unknown) => {
      if (!last) throw error;
      log.error({ err: error }, 'the registry cannot be read; the last good pointer stays');
      return last;
    });
    if (pointer.seq !== last?.seq) {
      onChange(pointer);
      await remember(pointer);
    }
    last = pointer;
    return pointer;
  }

  return async function current(): Promise<Pointer> {
    if (last && performance.now() - lookedAt < pointerMaxAgeMs) return last;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
