import type { Transaction } from '../database/db.ts';
import type { MailMessage } from './mail-message.ts';
import { mailsRepository } from './mails.repository.ts';
import { renderMail } from './render-mail.ts';

/** The way to write to people: what is queued in a transaction is sent when the transaction holds, and only then. */
export function mailsService(publicOrigin: string) {
  const toRow = (mail: MailMessage) => ({
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    is_bulk: mail.isBulk ?? mail.stopPath !== undefined,
    stop_url: mail.stopPath ? publicOrigin + mail.stopPath : null,
    ...renderMail(mail, publicOrigin),
  });

  return {
    queue: (transaction: Transaction, ...mails: MailMessage[]) => mailsRepository.add(transaction, mails.map(toRow)),

    /** Queues what followers are told of a post: it goes unsent with the post or the follower. */
    queueForFollowers: (transaction: Transaction, postId: string, mails: (MailMessage & { followerId: string })[]) =>
      mailsRepository.add(
        transaction,
        mails.map((mail) => ({ ...toRow(mail), post_id: postId, follower_id: mail.followerId })),
      ),

    /** Queues a mail that tells of a decision about `heldFor`, which may be taken back for `ms`. */
    hold: (transaction: Transaction, mail: MailMessage, heldFor: string, ms: number) =>
      mailsRepository.hold(transaction, { ...toRow(mail), held_for: heldFor }, ms),

    /** The decision is taken back. @returns false where its mail is out already */
    withdraw: mailsRepository.withdraw,
    removeHeld: mailsRepository.removeHeld,
  };
}
export type MailsService = ReturnType<typeof mailsService>;
