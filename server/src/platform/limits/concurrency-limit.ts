import pLimit from 'p-limit';
import { unavailable } from '../errors.ts';

/** Lets a few calls run at once; the others wait in the order they came. @throws Rejection 503 of one more than may wait */
export function concurrencyLimit(maxRunning: number, maxWaiting = Number.POSITIVE_INFINITY) {
  const limit = pLimit(maxRunning);
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= maxWaiting) throw unavailable();
    return limit(work);
  };
}
