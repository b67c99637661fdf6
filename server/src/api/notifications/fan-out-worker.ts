import type { FastifyBaseLogger } from 'fastify';
import { type FanOutPace, fanOutPace } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { startWorker, untilNothingIsDue } from '../../platform/worker/start-worker.ts';
import { fanOutNext } from './fan-out.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'warn'>; pace?: FanOutPace };

/** Tells members what happened, batch by batch. Several workers may run at once. */
export const startFanOutWorker = ({ db, log, pace = fanOutPace }: Parts) =>
  startWorker({
    work: untilNothingIsDue(() => fanOutNext(db, pace.batchRows), pace.pauseMs),
    onError: (error) => log.warn({ err: error }, 'notifications wait for the database'),
    lookEveryMs: pace.lookEveryMs,
  });
