import type { FastifyBaseLogger } from 'fastify';
import { type FanOutPace, fanOutPace } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { pauseUnlessStopping, startWorker } from '../../platform/worker/start-worker.ts';
import { fanOutNext } from './fan-out.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'warn'>; pace?: FanOutPace };

/** Tells members what happened, batch by batch. Several workers may run at once. */
export const startFanOutWorker = ({ db, log, pace = fanOutPace }: Parts) =>
  startWorker({
    async work(signal) {
      while (!signal.aborted && (await fanOutNext(db, pace.batchRows))) await pauseUnlessStopping(signal, pace.pauseMs);
    },
    onError: (error) => log.warn({ err: error }, 'notifications wait for the database'),
    lookEveryMs: pace.lookEveryMs,
  });
