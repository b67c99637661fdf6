import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';

const runs = 5;
const cpuNowMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

type Engine = { execProtocolRawSync: (message: Uint8Array) => unknown };
let databaseMs = 0;

/** Counts what the embedded database computes on this thread, as a server would elsewhere; answers how to stop. */
export function leaveOutDatabase() {
  const engine = PGlite.prototype as unknown as Engine;
  const { execProtocolRawSync } = engine;
  engine.execProtocolRawSync = function counted(message) {
    const before = cpuNowMs();
    try {
      return execProtocolRawSync.call(this, message);
    } finally {
      databaseMs += cpuNowMs() - before;
    }
  };
  return () => {
    engine.execProtocolRawSync = execProtocolRawSync;
  };
}

/** What the work of `slowness` takes on the machine that the bounds are for. */
const usualMs = 75;
const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}`, tags: ['a', 'b'] }));

/** How many times slower than that machine this thread is now: other processes on the same core lengthen processor time too. */
function slowness() {
  const before = cpuNowMs();
  for (let round = 0; round < 3; round += 1) JSON.parse(JSON.stringify(rows));
  return Math.max(1, (cpuNowMs() - before) / usualMs);
}

/** An answer that nobody has read yet: to read it is the work of who asked. */
type Answer = { statusCode: number; stream: () => Readable };

async function measure(send: () => Promise<Answer>) {
  let longest = 0;
  let before = cpuNowMs();
  databaseMs = 0;
  const sample = () => {
    const now = cpuNowMs();
    longest = Math.max(longest, now - before - databaseMs);
    before = now;
    databaseMs = 0;
  };
  const timer = setInterval(sample, 1);
  try {
    const answer = await send();
    const { statusCode: status } = answer;
    await finished(answer.stream().resume());
    sample();
    return { ms: longest, status };
  } finally {
    clearInterval(timer);
  }
}

/**
 * The status of the answer, and the longest time for which a request keeps the event loop from its next turn, in milliseconds of this
 * thread's processor. Repeated where it is too long, for the least of five, each in proportion to how slow the machine is just
 * then: code is compiled and garbage collected in any request.
 */
export async function longestBlock(send: () => Promise<Answer>, tooLongMs: number) {
  const first = await measure(send);
  let least = first.ms;
  for (let run = 1; run < runs && least >= tooLongMs; run += 1) {
    const again = await measure(send);
    // another answer than the first time took another way
    if (again.status === first.status) least = Math.min(least, again.ms / slowness());
  }
  return { ms: Math.round(least), status: first.status };
}
