import type { Transaction } from '../database/db.ts';
import type { MailMessage } from './mail-message.ts';
import { mailsRepository } from './mails.repository.ts';
import { renderMail } from './render-mail.ts';

/** The way to write to people: what is queued in a transaction is sent when the transaction holds, and only then. */
export function mailsService(publicOrigin: string) {
  const stopUrlOf = ({ stopPath, stopAllPath }: MailMessage) => {
    const path = stopPath ?? stopAllPath;
    return path ? publicOrigin + path : null;
  };

  const toRow = (mail: MailMessage) => ({
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    is_bulk: mail.isBulk ?? mail.stopPath !== undefined,
    stop_url: stopUrlOf(mail),
    post_id: mail.about?.postId ?? null,
    follower_id: mail.about?.followerId ?? null,
    visitor_id: mail.about?.visitorId ?? null,
    attendance_id: mail.about?.attendanceId ?? null,
    member_id: mail.about?.memberId ?? null,
    ...renderMail(mail, publicOrigin),
  });

  return {
    queue: (transaction: Transaction, ...mails: MailMessage[]) => mailsRepository.add(transaction, mails.map(toRow)),

    /** Queues a mail that tells of a decision about `heldFor`, which may be taken back for `ms`. */
    hold: (transaction: Transaction, mail: MailMessage, heldFor: string, ms: number) =>
      mailsRepository.hold(transaction, { ...toRow(mail), held_for: heldFor }, ms),

    /** The decision is taken back. @returns false where its mail is out already */
    withdraw: mailsRepository.withdraw,
    removeHeld: mailsRepository.removeHeld,
  };
}
export type MailsService = ReturnType<typeof mailsService>;
