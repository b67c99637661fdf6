import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publishDue } from './publish-due.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; lookEveryMs?: number };

/** Publishes the posts whose time has come, also those of an outage. Several may run at once: each post is one's alone. */
export function startScheduleWorker({ db, log, lookEveryMs = serverLimits.scheduleLookMs }: Parts) {
  const stopping = new AbortController();

  async function work() {
    while (!stopping.signal.aborted) {
      try {
        while ((await publishDue(db)) >= serverLimits.schedulePosts && !stopping.signal.aborted);
      } catch (error) {
        log.error({ err: error }, 'scheduled posts wait for the database');
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => 'stopped');
    }
  }

  const working = work();
  return {
    /** Resolves when what is under way has ended. */
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
