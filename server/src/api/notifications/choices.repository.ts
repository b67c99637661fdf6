import type {
  NotificationChoice,
  NotificationChoiceChange,
} from 'shared-api/contract/notifications/notifications.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';

/** Of a topic that a member chose nothing of. */
export const unchosen = { inPortal: true, mail: 'none' } as const;

export const choicesRepository = {
  /** What the member chose: a topic without a row is told in the portal alone. */
  list: (db: Db, memberId: string): Promise<NotificationChoice[]> =>
    db
      .selectFrom('notification_choices')
      .select(['topic', 'in_portal as inPortal', 'mail'])
      .where('member_id', '=', memberId)
      .execute(),

  /** What is left out of the change stays as the member chose it, or as it is for who chose nothing. */
  save: (transaction: Transaction, member_id: string, { topic, inPortal, mail }: NotificationChoiceChange) => {
    const changed = { ...(inPortal !== undefined && { in_portal: inPortal }), ...(mail && { mail }) };
    const { inPortal: in_portal, mail: usualMail } = unchosen;
    return transaction
      .insertInto('notification_choices')
      .values({ member_id, topic, in_portal, mail: usualMail, ...changed })
      .onConflict((conflict) => conflict.columns(['member_id', 'topic']).doUpdateSet({ topic, ...changed }))
      .execute();
  },
};
