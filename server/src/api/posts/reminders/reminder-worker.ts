import type { FastifyBaseLogger } from 'fastify';
import { eventReminders } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { startWorker, untilNothingIsDue } from '../../../platform/worker/start-worker.ts';
import { remindDue } from './remind-due.ts';

type Parts = { db: Db; mailsService: MailsService; log: Pick<FastifyBaseLogger, 'warn'>; lookEveryMs?: number };

/** Reminds people of the events of tomorrow, also after an outage. Several may run at once. */
export const startReminderWorker = ({ db, mailsService, log, lookEveryMs = eventReminders.lookEveryMs }: Parts) =>
  startWorker({
    work: untilNothingIsDue(() => remindDue({ db, mailsService })),
    onError: (error) => log.warn({ err: error }, 'reminders of events wait for the database'),
    lookEveryMs,
  });
