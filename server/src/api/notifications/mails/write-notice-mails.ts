import { noticeMails } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { toNotification } from '../notifications.presenter.ts';
import { notificationsRepository, postOf } from '../notifications.repository.ts';
import { noticeMail } from './notice-mail.ts';
import { type MailRecipient, noticeMailsRepository } from './notice-mails.repository.ts';

type Parts = { db: Db; mailsService: MailsService };

/** What was read in the portal meanwhile, or is there no more, is in no mail. */
async function writeMail(transaction: Transaction, recipient: MailRecipient, mailsService: MailsService) {
  // taken first: what another transaction adds meanwhile is not lost, but due to the next mail
  const events = await noticeMailsRepository.takeDue(transaction, recipient.id);
  if (!recipient.isMember) return;
  const rows = await notificationsRepository.listUnread(transaction, recipient, events);
  const [first, ...others] = rows;
  if (!first) return;
  // one that tells other things, too, is sent though the post is deleted meanwhile
  const postId = others.length === 0 ? postOf(first) : undefined;
  const mail = noticeMail(recipient, rows.map(toNotification));
  await mailsService.queue(transaction, { ...mail, about: { memberId: recipient.id, postId } });
}

/**
 * Writes one mail to each of some members of all that is due to them: a mail and the end of what it tells stand in one
 * transaction, so that a worker that is killed has written none twice and forgets none. @returns how many members
 */
export const writeNoticeMails = ({ db, mailsService }: Parts) =>
  db.transaction().execute(async (transaction) => {
    const recipients = await noticeMailsRepository.claimRecipients(transaction, noticeMails.recipients);
    for (const recipient of recipients) await writeMail(transaction, recipient, mailsService);
    return recipients.length;
  });
