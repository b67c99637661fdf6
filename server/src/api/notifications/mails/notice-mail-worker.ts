import type { FastifyBaseLogger } from 'fastify';
import { noticeMails } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { startWorker, untilNothingIsDue } from '../../../platform/worker/start-worker.ts';
import { writeNoticeMails } from './write-notice-mails.ts';

type Parts = { db: Db; mailsService: MailsService; log: Pick<FastifyBaseLogger, 'warn'>; lookEveryMs?: number };

/** Writes the mails that tell members what happened, at once or of a day or week. Several may run at once. */
export const startNoticeMailWorker = ({ db, mailsService, log, lookEveryMs = noticeMails.lookEveryMs }: Parts) =>
  startWorker({
    work: untilNothingIsDue(() => writeNoticeMails({ db, mailsService })),
    onError: (error) => log.warn({ err: error }, 'mails of what happened wait for the database'),
    lookEveryMs,
  });
