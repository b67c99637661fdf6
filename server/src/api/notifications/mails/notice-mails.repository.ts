import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/db.ts';

export const noticeMailsRepository = {
  /** Members with mails that are due, locked: another worker passes over them. Those that waited longest come first. */
  claimRecipients: (transaction: Transaction, limit: number) =>
    transaction
      .selectFrom('members')
      .select(['id', 'name', 'email', 'role', 'mail_key as mailKey'])
      .select(sql<boolean>`is_active and deleted_at is null`.as('isMember'))
      .where(
        'id',
        'in',
        sql<string>`(select recipient_id from notification_mails
          where due_at <= now() order by due_at limit ${sql.lit(limit)})`,
      )
      .forNoKeyUpdate()
      .skipLocked()
      .execute(),

  /** Removes what is due. @returns the ids of its events */
  async takeDue(transaction: Transaction, recipientId: string) {
    const taken = await transaction
      .deleteFrom('notification_mails')
      .where('recipient_id', '=', recipientId)
      .where('due_at', '<=', sql<Date>`now()`)
      .returning('event_id')
      .execute();
    return taken.map(({ event_id }) => event_id);
  },

  /** @returns whether the key is a member's */
  async stop(transaction: Transaction, mailKey: string) {
    const member = await transaction
      .selectFrom('members')
      .select('id')
      .where('mail_key', '=', mailKey)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!member) return false;
    const choices = transaction.updateTable('notification_choices').set({ mail: 'none' });
    await choices.where('member_id', '=', member.id).execute();
    const deliveries = transaction.deleteFrom('notification_mails');
    await deliveries.where('recipient_id', '=', member.id).execute();
    // those that wait to be sent, too
    await transaction.deleteFrom('mails').where('member_id', '=', member.id).execute();
    return true;
  },
};
export type MailRecipient = Awaited<ReturnType<typeof noticeMailsRepository.claimRecipients>>[number];
