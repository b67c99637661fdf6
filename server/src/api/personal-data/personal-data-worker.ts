import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { startWorker } from '../../platform/worker/start-worker.ts';
import type { DataExportsService } from './data-exports.service.ts';
import type { DeletionsService } from './deletions.service.ts';
import { applyRetention } from './retention.ts';

type Parts = {
  db: Db;
  dataExportsService: DataExportsService;
  deletionsService: DeletionsService;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  pace?: { lookEveryMs: number; sweepEveryMs: number };
};

const usualPace = { lookEveryMs: serverLimits.dataExportsLookMs, sweepEveryMs: serverLimits.sweepEveryMs };

/** Makes copies of members' data, deletes accounts that are due and what was kept long enough. Several may run at once. */
export function startPersonalDataWorker({ db, dataExportsService, deletionsService, log, pace = usualPace }: Parts) {
  let nextSweep = 0;

  const failed = (error: unknown) =>
    log.error({ err: error }, 'work on the data of persons failed, and is tried again');

  async function sweep() {
    nextSweep = Date.now() + pace.sweepEveryMs;
    const accountDeletions = await deletionsService.carryOutDue(failed);
    const removed = { ...(accountDeletions > 0 && { accountDeletions }), ...(await applyRetention(db)) };
    if (Object.keys(removed).length > 0) log.info(removed, 'what was kept long enough was removed');
  }

  return startWorker({
    async work(signal) {
      while (!signal.aborted && (await dataExportsService.makeNext()));
      if (Date.now() >= nextSweep) await sweep();
    },
    onError: failed,
    lookEveryMs: pace.lookEveryMs,
  });
}
