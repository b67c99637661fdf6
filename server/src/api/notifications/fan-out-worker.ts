import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type FanOutPace, fanOutPace } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanOutNext } from './fan-out.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'warn'>; pace?: FanOutPace };

/** Tells members what happened, batch by batch, until it is stopped. Several workers may run at once. */
export function startFanOutWorker({ db, log, pace = fanOutPace }: Parts) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => 'stopped');

  async function tellDue() {
    while (!signal.aborted && (await fanOutNext(db, pace.batchRows))) await wait(pace.pauseMs);
  }

  async function work() {
    while (!signal.aborted) {
      await tellDue().catch((error: Error) => log.warn({ err: error }, 'notifications wait for the database'));
      await wait(pace.lookEveryMs);
    }
  }

  const working = work();
  return {
    /** Resolves when the batch under way has ended. */
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
