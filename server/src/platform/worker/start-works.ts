import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../limits.ts';
import type { Listen } from '../database/listen.ts';

export type Work = {
  /** In the log; of a queue, the name of its table, whose new rows wake the work (migration 051). */
  name: string;
  /** Does some of what is due, which it locks; `cutOff` is aborted when the server can wait no longer. @returns whether there may be more */
  takeNext: (cutOff: AbortSignal) => Promise<number | boolean>;
  /** Between two takes, for the sake of those who use the portal meanwhile. */
  pauseMs?: number;
  /** The longest until it sees what no new row tells: that a time has come, or that another instance let go of a row. */
  pollEveryMs: number;
  /** At which a take that failed is logged; `warn` where none is given. */
  level?: 'error';
  /** Resolves when what takes have left in flight has ended. */
  whenIdle?: () => Promise<unknown>;
};

type Parts = {
  listen: Listen;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long takes under way have from the stop on until they are cut off. */
  stopWithinMs?: number;
};

const { firstListenPauseMs, longestListenPauseMs, firstWorkPauseMs, longestWorkPauseMs } = serverLimits;
const { workHeartbeatMs, workStopWithinMs } = serverLimits;

const pauseAfter = (failures: number, pollEveryMs: number) =>
  failures === 0 ? pollEveryMs : Math.min(firstWorkPauseMs * 2 ** (failures - 1), longestWorkPauseMs, pollEveryMs);

/** Ends at once when the signal is aborted. */
export const pauseUnlessAborted = (signal: AbortSignal, ms: number) =>
  pause(ms, undefined, { signal }).catch(() => undefined);

/** Does each work whenever something is due, until it is stopped. Several instances may run the same works. */
export function startWorks(works: readonly Work[], { listen, log, stopWithinMs = workStopWithinMs }: Parts) {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const bells = new Map<string, AbortController>();
  let hangUp = () => {};

  function ringAll() {
    for (const bell of bells.values()) bell.abort();
  }

  async function takeAll({ takeNext, pauseMs = 0 }: Work) {
    while (!stopping.signal.aborted && (await takeNext(cutOff.signal)))
      if (pauseMs > 0) await pauseUnlessAborted(stopping.signal, pauseMs);
  }

  async function repeat(work: Work) {
    const { name, pollEveryMs, level = 'warn', whenIdle } = work;
    let failures = 0;
    while (!stopping.signal.aborted) {
      const bell = new AbortController();
      bells.set(name, bell); // before the takes: what is announced during them is not missed
      try {
        await takeAll(work);
        failures = 0;
      } catch (error) {
        failures += 1;
        log[level]({ err: error, work: name }, 'work failed, and is tried again');
      }
      await pauseUnlessAborted(bell.signal, pauseAfter(failures, pollEveryMs));
    }
    await whenIdle?.();
  }

  /** Resolves when it hears no more. @throws when it could not begin to */
  async function listenOnce() {
    const ended = Promise.withResolvers<void>();
    hangUp = ended.resolve;
    const ring = (table: string) => bells.get(table)?.abort();
    const listening = await listen('work', ring, ended.resolve, workHeartbeatMs);
    ringAll(); // for what was announced before
    await ended.promise;
    if (stopping.signal.aborted) await listening.stop();
  }

  async function keepListening() {
    for (let pauseMs: number = firstListenPauseMs; !stopping.signal.aborted; pauseMs *= 2) {
      try {
        await listenOnce();
        pauseMs = firstListenPauseMs;
      } catch (error) {
        log.warn({ err: error }, 'works do not hear what is due, and look for it now and then');
      }
      await pauseUnlessAborted(stopping.signal, Math.min(pauseMs, longestListenPauseMs));
    }
  }

  const working = Promise.all([keepListening(), ...works.map(repeat)]);
  return {
    /** Resolves when the takes under way, and what they have in flight, have ended; one that takes too long is cut off. */
    async stop() {
      stopping.abort();
      hangUp();
      ringAll();
      const overdue = setTimeout(() => cutOff.abort(), stopWithinMs);
      await working;
      clearTimeout(overdue);
    },
  };
}
