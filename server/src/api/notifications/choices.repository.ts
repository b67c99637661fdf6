import type { NotificationChoice } from 'shared-api/contract/notifications.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';

export const choicesRepository = {
  /** What the member chose: a topic without a row is told in the portal alone. */
  list: (db: Db, memberId: string): Promise<NotificationChoice[]> =>
    db
      .selectFrom('notification_choices')
      .select(['topic', 'in_portal as inPortal', 'mail'])
      .where('member_id', '=', memberId)
      .execute(),

  save: (transaction: Transaction, member_id: string, { topic, inPortal: in_portal, mail }: NotificationChoice) =>
    transaction
      .insertInto('notification_choices')
      .values({ member_id, topic, in_portal, mail })
      .onConflict((conflict) => conflict.columns(['member_id', 'topic']).doUpdateSet({ in_portal, mail }))
      .execute(),
};
