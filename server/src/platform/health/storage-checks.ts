import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverLimits } from '../../limits.ts';
import type { MediaStore } from '../media/media-store.ts';

/** Something that has to be written or read for this instance to be ready; `check` throws where it cannot be. */
export type StorageCheck = { name: string; check: () => Promise<unknown> };

/** A block of the disk: an empty file fits on a full one. */
const block = Buffer.alloc(4_096);
const newName = () => `readiness-${randomUUID()}`;

/** Whether pictures can be stored. */
export const mediaCheck = (media: MediaStore): StorageCheck => ({
  name: 'pictures',
  async check() {
    const name = newName();
    await media.put(name, block);
    await media.remove(name);
  },
});

/** Whether files can be written into this folder. */
export const folderCheck = (name: string, folder: string): StorageCheck => ({
  name,
  async check() {
    const file = join(folder, newName());
    try {
      await writeFile(file, block);
    } finally {
      await rm(file, { force: true });
    }
  },
});

type Failure = { name: string; error: unknown };

/** A store that does not answer is not ready either. */
const inTime = (check: Promise<unknown>) =>
  Promise.race([
    check,
    pause(serverLimits.storageCheckMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('no answer in time')),
    ),
  ]);

/** Makes all checks, at most every `storageCheckMaxAgeMs` and one at a time; answers which failed. */
export function storageChecks(checks: StorageCheck[]) {
  let failures: Promise<Failure[]> | undefined;
  let isChecking = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function makeAll() {
    const made = await Promise.all(
      checks.map(({ name, check }) =>
        inTime(check()).then(
          () => [],
          (error: unknown) => [{ name, error }],
        ),
      ),
    );
    checkedAt = performance.now();
    isChecking = false;
    return made.flat();
  }

  return function findFailures(): Promise<Failure[]> {
    const isFresh = isChecking || performance.now() - checkedAt < serverLimits.storageCheckMaxAgeMs;
    if (failures && isFresh) return failures;
    isChecking = true;
    failures = makeAll();
    return failures;
  };
}
