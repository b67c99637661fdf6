import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { DeletionsService } from './deletions.service.ts';
import { applyRetention } from './retention.ts';

type Parts = { db: Db; deletionsService: DeletionsService; log: Pick<FastifyBaseLogger, 'info' | 'error'> };

/** Deletes accounts that are due, and what was kept long enough. @returns false: it leaves nothing that is due */
export async function sweepPersonalData({ db, deletionsService, log }: Parts) {
  const accountDeletions = await deletionsService.carryOutDue((error) =>
    log.error({ err: error }, 'an account was not deleted, which is tried again'),
  );
  const removed = { ...(accountDeletions > 0 && { accountDeletions }), ...(await applyRetention(db)) };
  if (Object.keys(removed).length > 0) log.info(removed, 'what was kept long enough was removed');
  return false;
}
