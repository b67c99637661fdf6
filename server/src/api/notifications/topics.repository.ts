import type { NotificationTopic } from 'shared-api/contract/notifications.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';

export const topicsRepository = {
  async listMuted(db: Db, memberId: string) {
    const rows = db.selectFrom('muted_topics').select('topic').where('member_id', '=', memberId).orderBy('topic');
    return (await rows.execute()).map(({ topic }) => topic);
  },

  /** These and no others. */
  async setMuted(transaction: Transaction, member_id: string, topics: NotificationTopic[]) {
    await transaction.deleteFrom('muted_topics').where('member_id', '=', member_id).execute();
    const rows = [...new Set(topics)].map((topic) => ({ member_id, topic }));
    const insert = transaction.insertInto('muted_topics');
    // two requests at once may both have found none
    if (rows.length > 0)
      await insert
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  },
};
