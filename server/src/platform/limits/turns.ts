import { unavailable } from '../errors.ts';

/**
 * Lets a few works run at once; the others wait in the order they came.
 * @throws Refusal 503 of one more than may wait
 */
export function turns(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function take() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function pass() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function inTurn<T>(work: () => Promise<T>) {
    await take();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
