import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something has happened. @throws when it does not within two minutes */
export async function until(hasHappened: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 120_000;
  while (!(await hasHappened())) {
    if (Date.now() > deadline) throw new Error('did not happen within two minutes');
    await pause(10);
  }
}
