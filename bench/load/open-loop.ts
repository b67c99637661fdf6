import { type Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export type Sent = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | Buffer };
export type Answer = { status: number; hasRetryAfter: boolean; body: string; isRefused?: true };
export type Step = {
  /** Requests that were due each second, and those that were answered as they should. */
  perSecond: number;
  answeredPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Every other answer, and none within the time-out. */
  failed: Map<string, number>;
};

const timeoutMs = 30_000;
const microseconds = 1_000;

/** @returns status 0 where no answer came, and whether the connection was refused, so that nothing was sent */
export const send = ({ url, method = 'GET', headers = {}, body }: Sent, agent: Agent) =>
  new Promise<Answer>((resolve) => {
    const none = ({ code }: NodeJS.ErrnoException) =>
      resolve({ status: 0, hasRetryAfter: false, body: '', ...(code === 'ECONNREFUSED' && { isRefused: true }) });
    const call = request(url, { method, agent, headers, timeout: timeoutMs }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', none);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          hasRetryAfter: reply.headers['retry-after'] !== undefined,
          body: method === 'POST' ? Buffer.concat(chunks).toString() : '',
        }),
      );
    });
    call.on('timeout', () => call.destroy()).on('error', none);
    call.end(body);
  });

/**
 * Sends at a constant rate, each request at its time whatever became of those before it. What a request waited counts from
 * the moment it was due, so that a server that stands still is not spared the requests it held up.
 * @param call sends one request, and says whether its answer is the wanted one
 * @returns times in milliseconds
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
  const ms = (value: number) => value / microseconds;
  return {
    perSecond,
    answeredPerSecond: answered / Math.max(seconds, (lastAnswer - start) / 1_000),
    p50: ms(waits.percentile(50)),
    p95: ms(waits.percentile(95)),
    p99: ms(waits.percentile(99)),
    max: ms(waits.max),
    refused,
    failed,
  };
}
