import type { FastifyBaseLogger } from 'fastify';
import { type FanOutPace, followersPace } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { startWorker, untilNothingIsDue } from '../../platform/worker/start-worker.ts';
import { mailFollowersNext } from './mail-followers.ts';

type Parts = { db: Db; mailsService: MailsService; log: Pick<FastifyBaseLogger, 'warn'>; pace?: FanOutPace };

/** Queues the mails about new posts, batch by batch. Several workers may run at once. */
export const startFollowersWorker = ({ db, mailsService, log, pace = followersPace }: Parts) =>
  startWorker({
    work: untilNothingIsDue(() => mailFollowersNext(db, mailsService, pace.batchRows), pace.pauseMs),
    onError: (error) => log.warn({ err: error }, 'mails to followers wait for the database'),
    lookEveryMs: pace.lookEveryMs,
  });
