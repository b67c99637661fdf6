import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something has happened. @throws when it does not within a minute */
export async function until(hasHappened: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 60_000;
  while (!(await hasHappened())) {
    if (Date.now() > deadline) throw new Error('did not happen within a minute');
    await pause(10);
  }
}
