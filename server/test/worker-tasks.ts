import { threadId } from 'node:worker_threads';
import { validationFailed } from '../src/platform/errors.ts';

/** What a test lets a worker do. */
export const nameThread = (greeting: string) => `${greeting} ${threadId}`;

/** Keeps its thread busy. */
export function spin(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return ms;
}

export function reject() {
  throw validationFailed({ content: 'x' });
}

export function fail() {
  throw new TypeError('broken');
}

export const fillMemory = () => {
  const rows: number[][] = [];
  for (;;) rows.push(Array.from({ length: 100_000 }, Math.random));
};
