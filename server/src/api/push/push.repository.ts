import { sql } from 'kysely';
import type { PushSubscriptionRequest, QuietHours } from 'shared-api/contract/notifications/push.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';

type NewSubscription = PushSubscriptionRequest & { sessionHash: string; memberId: string };

export const pushRepository = {
  find: (db: Db, sessionHash: string) =>
    db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'topics'])
      .where('session_hash', '=', sessionHash)
      .executeTakeFirst(),

  /** It cannot end meanwhile. Two sessions of one browser follow one another. @returns whether it is there */
  async lockSession(transaction: Transaction, sessionHash: string) {
    const session = transaction.selectFrom('sessions').select('token_hash').where('token_hash', '=', sessionHash);
    return (await session.forKeyShare().executeTakeFirst()) !== undefined;
  },

  /** A browser belongs to the member who is signed in there now. */
  async save(transaction: Transaction, { sessionHash, memberId, endpoint, keys, topics }: NewSubscription) {
    // one that comes at the same moment waits, and then finds this one
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(transaction);
    await transaction
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_hash', '<>', sessionHash)
      .execute();
    const subscription = { endpoint, topics: [...new Set(topics)], ...keys };
    await transaction
      .insertInto('push_subscriptions')
      .values({ session_hash: sessionHash, member_id: memberId, ...subscription })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(subscription))
      .execute();
  },

  /** Those that came first. */
  removeBeyond: (transaction: Transaction, memberId: string, count: number) =>
    transaction
      .deleteFrom('push_subscriptions')
      .where('session_hash', 'in', ({ selectFrom }) =>
        selectFrom('push_subscriptions')
          .select('session_hash')
          .where('member_id', '=', memberId)
          .orderBy('created_at', 'desc')
          .orderBy('session_hash')
          .offset(sql.lit(count)),
      )
      .execute(),

  remove: (db: Db, sessionHash: string) =>
    db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute(),

  findQuietHours: (db: Db, memberId: string): Promise<QuietHours | undefined> =>
    db
      .selectFrom('quiet_hours')
      .select(['is_on as isOn', 'begins', 'ends'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),

  async saveQuietHours(transaction: Transaction, member_id: string, { isOn, begins, ends }: QuietHours) {
    const hours = { is_on: isOn, begins, ends };
    await transaction
      .insertInto('quiet_hours')
      .values({ member_id, ...hours })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(hours))
      .execute();
  },
};
