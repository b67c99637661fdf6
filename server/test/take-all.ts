import type { Work } from '../src/platform/worker/start-works.ts';

/** Does all that is due of a work. */
export async function takeAll(takeNext: Work['takeNext']) {
  const { signal } = new AbortController();
  while (await takeNext(signal));
}
