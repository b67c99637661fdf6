import type { Db } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { eventReminder } from './reminders.messages.ts';
import { remindersRepository } from './reminders.repository.ts';

type Parts = { db: Db; mailsService: MailsService };

/** Reminds those who come to an event of tomorrow, each once. @returns how many, of a bounded number at once */
export const remindDue = ({ db, mailsService }: Parts) =>
  db.transaction().execute(async (transaction) => {
    const due = await remindersRepository.claimDue(transaction);
    if (due.length === 0) return 0;
    await mailsService.queue(transaction, ...due.map(eventReminder));
    await remindersRepository.markReminded(
      transaction,
      due.map(({ id }) => id),
    );
    return due.length;
  });
