import type { Agent } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Sent } from '../start/ask.ts';

export type Answer = { status: number; hasRetryAfter?: boolean; body?: Buffer; isRejected?: boolean };
export type Step = {
  /** Requests that were due each second, and those that were answered as they should. */
  perSecond: number;
  answeredPerSecond: number;
  /** Milliseconds from the moment that they were due. */
  p50: number;
  p99: number;
  max: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Every other answer, and none within the time-out. */
  failed: Map<string, number>;
};

const microseconds = 1_000;

/** @returns status 0 where no answer came, and whether the connection was rejected, so that nothing was sent */
export const send = (sent: Sent, agent: Agent): Promise<Answer> =>
  ask(sent, agent).then(
    ({ status, headers, body }) => ({ status, hasRetryAfter: headers['retry-after'] !== undefined, body }),
    ({ code }: NodeJS.ErrnoException) => ({ status: 0, isRejected: code === 'ECONNREFUSED' }),
  );

/**
 * Sends at a constant rate, each request at its time whatever became of those before it. What a request waited counts from
 * the moment it was due, so that a server that stands still is not spared the requests it held up.
 * @param wanted the status that is a good answer
 */
export async function openLoop(
  call: (index: number) => Promise<Answer>,
  wanted: number,
  perSecond: number,
  seconds: number,
): Promise<Step> {
  const waits = createHistogram({ figures: 3 });
  const failed = new Map<string, number>();
  const total = Math.max(1, Math.round(perSecond * seconds));
  const start = performance.now();
  let answered = 0;
  let refused = 0;
  let lastAnswer = start;

  async function sendOne(index: number, due: number) {
    const { status, hasRetryAfter } = await call(index);
    lastAnswer = performance.now();
    if (status === wanted) {
      answered += 1;
      waits.record(Math.max(1, Math.round((lastAnswer - due) * microseconds)));
    } else if (status === 503 && hasRetryAfter) refused += 1;
    else failed.set(String(status), (failed.get(String(status)) ?? 0) + 1);
  }

  const inFlight: Promise<void>[] = [];
  while (inFlight.length < total) {
    const due = Math.floor(((performance.now() - start) / 1_000) * perSecond) + 1;
    while (inFlight.length < Math.min(due, total)) {
      const index = inFlight.length;
      inFlight.push(sendOne(index, start + (index / perSecond) * 1_000));
    }
    await pause(1);
  }
  await Promise.all(inFlight);
  const [p50, p99] = [waits.percentile(50) / microseconds, waits.percentile(99) / microseconds];
  const answeredPerSecond = answered / Math.max(seconds, (lastAnswer - start) / 1_000);
  return { perSecond, answeredPerSecond, p50, p99, max: waits.max / microseconds, refused, failed };
}
