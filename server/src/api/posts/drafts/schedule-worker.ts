import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { startWorker } from '../../../platform/worker/start-worker.ts';
import { endDue } from '../expiry/end-due.ts';
import { publishDue } from './publish-due.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; lookEveryMs?: number };

/**
 * Publishes the posts whose time has come and ends the announcements whose time is over, also those of an outage. Several
 * may run at once: each post is one's alone.
 */
export const startScheduleWorker = ({ db, log, lookEveryMs = serverLimits.scheduleLookMs }: Parts) =>
  startWorker({
    async work(signal) {
      for (const act of [publishDue, endDue]) while ((await act(db)) >= serverLimits.schedulePosts && !signal.aborted);
    },
    onError: (error) => log.error({ err: error }, 'posts whose time has come or is over wait for the database'),
    lookEveryMs,
  });
