import { sql } from 'kysely';
import { retentionDays } from 'shared-api/contract/retention';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { finish } from '../../platform/worker/take-batch.ts';

type Position = { officeId: string; createdAt: Date; lastFollower: string | null };

export const mailingsQueue = { table: 'follower_mailings', key: 'post_id', cursor: 'last_follower' };

export const followersRepository = {
  /** The same row when the address asks again: nothing tells whether it follows already. */
  request: (transaction: Transaction, office_id: string, email: string) =>
    transaction
      .insertInto('office_followers')
      .values({ office_id, email })
      .onConflict((conflict) =>
        conflict.expression(sql`office_id, lower(email)`).doUpdateSet({ requested_at: sql<Date>`now()` }),
      )
      .returning(['id', 'secret', 'email', 'requested_at as requestedAt'])
      .executeTakeFirstOrThrow(),

  /** Not one that let the time to confirm pass. */
  find: (db: Db, id: string) =>
    db
      .selectFrom('office_followers as followers')
      .innerJoin('offices', 'offices.id', 'followers.office_id')
      .select(['followers.id', 'followers.secret', 'followers.email', 'followers.confirmed_at as confirmedAt'])
      .select(['offices.id as officeId', 'offices.name as officeName'])
      .where('followers.id', '=', id)
      .where(({ eb, or }) =>
        or([
          eb('followers.confirmed_at', 'is not', null),
          eb(
            'followers.requested_at',
            '>',
            sql<Date>`now() - make_interval(days => ${retentionDays.unconfirmedFollowers})`,
          ),
        ]),
      )
      .executeTakeFirst(),

  confirm: (transaction: Transaction, id: string) =>
    transaction
      .updateTable('office_followers')
      .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
      .where('id', '=', id)
      .execute(),

  /** With the mails to it that are not sent yet. */
  remove: (transaction: Transaction, id: string) =>
    transaction.deleteFrom('office_followers').where('id', '=', id).execute(),

  /** Written with the post that becomes visible: the workers queue its mails once the transaction holds. */
  recordPost: (transaction: Transaction, post_id: string) =>
    transaction
      .insertInto('follower_mailings')
      .values({ post_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Of a post that is deleted, with whatever else is mailed about it. Waits for a batch of it, so that none is queued after this. */
  async cancelMailing(transaction: Transaction, postId: string) {
    await finish(transaction, mailingsQueue, postId);
    await transaction.deleteFrom('mails').where('post_id', '=', postId).execute();
  },

  /** The post that waited longest, until the transaction ends. Another worker passes over it. */
  claimMailing: (transaction: Transaction) =>
    transaction
      .selectFrom('follower_mailings as mailings')
      .innerJoin('posts', 'posts.id', 'mailings.post_id')
      .innerJoin('offices', 'offices.id', 'posts.office_id')
      .select(['posts.id', 'posts.title', 'posts.excerpt', 'posts.status'])
      .select(['offices.id as officeId', 'offices.name as officeName'])
      .select(['mailings.created_at as createdAt', 'mailings.last_follower as lastFollower'])
      .where('mailings.due_at', 'is not', null)
      .orderBy('mailings.due_at')
      .limit(sql.lit(1))
      .forUpdate('mailings')
      .skipLocked()
      .executeTakeFirst(),

  /** Those that followed when the post became visible. */
  listNext: (transaction: Transaction, { officeId, createdAt, lastFollower }: Position, limit: number) =>
    transaction
      .selectFrom('office_followers')
      .select(['id', 'secret', 'email'])
      .where('office_id', '=', officeId)
      .where('confirmed_at', '<=', createdAt)
      .$if(lastFollower !== null, (query) => query.where('id', '>', lastFollower ?? ''))
      .orderBy('id')
      .limit(sql.lit(limit))
      .execute(),
};
export type DueMailing = NonNullable<Awaited<ReturnType<typeof followersRepository.claimMailing>>>;
