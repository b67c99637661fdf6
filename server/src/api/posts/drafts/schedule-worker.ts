import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { startWorker, untilNothingIsDue } from '../../../platform/worker/start-worker.ts';
import { endDue } from '../expiry/end-due.ts';
import { publishDue } from './publish-due.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; lookEveryMs?: number };

/**
 * Publishes the posts whose time has come and ends the announcements whose time is over, also those of an outage. Several
 * may run at once: each post is one's alone. Where one of both fails, the other goes on.
 */
export function startScheduleWorker({ db, log, lookEveryMs = serverLimits.scheduleLookMs }: Parts) {
  const onError = (error: Error) => log.error({ err: error }, 'posts whose time has come or is over wait');
  const workers = [publishDue, endDue].map((act) =>
    startWorker({ work: untilNothingIsDue(() => act(db)), onError, lookEveryMs }),
  );
  return {
    /** Resolves when the work under way has ended. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
