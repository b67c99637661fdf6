import type { KeyObject } from 'node:crypto';
import { readPointer } from 'deploy/pointer/history';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import type { RegistryStorage } from 'deploy/storage/storage';
import { serverLimits } from '../../limits.ts';

export type Registry = {
  storage: RegistryStorage;
  env: string;
  /** What the pointer must be signed with; undefined: it need not be. */
  publicKey: KeyObject | undefined;
};
type Log = { error: (details: object, text: string) => void };

/**
 * The pointer as it stands, read again at most every `pointerMaxAgeMs`. When it cannot be read or believed, the last good one
 * stays; so it does when an older one was put back, since every change, a rollback too, counts on. @throws RegistryError when there never was a good one
 */
export function livePointer(
  { storage, env, publicKey }: Registry,
  log: Log,
  onChange: (pointer: Pointer) => void,
  pointerMaxAgeMs: number = serverLimits.pointerMaxAgeMs,
) {
  let last: Pointer | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Pointer> | undefined;

  async function read(): Promise<Pointer> {
    const pointer = await readPointer(storage, env, publicKey);
    if (!pointer) throw new Error(`nothing is published in ${env}`);
    if (last && pointer.seq < last.seq) throw new Error(`number ${pointer.seq} was put back after ${last.seq}`);
    return pointer;
  }

  async function look(): Promise<Pointer> {
    lookedAt = performance.now();
    const pointer = await read().catch((error: unknown) => {
      if (!last) throw error;
      log.error({ err: error }, 'the registry cannot be read; the last good pointer stays');
      return last;
    });
    if (pointer.seq !== last?.seq) onChange(pointer);
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
