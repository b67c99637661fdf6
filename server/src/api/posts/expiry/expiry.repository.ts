import { sql } from 'kysely';
import { serverLimits } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { toMoment } from '../../../platform/database/to-moment.ts';

export const expiryRepository = {
  /** By the clocks of the organisation; null for none. What had ended goes on where its time is not over any more. */
  save: (transaction: Transaction, id: string, at: string | null) =>
    transaction
      .updateTable('posts')
      .set({
        expires_at: at === null ? null : toMoment(at),
        ...(at === null && { status: sql`case when status = 'expired' then 'published' else status end` }),
        ...(at !== null && {
          status: sql`case when status = 'expired' and ${toMoment(at)} > now() then 'published' else status end`,
        }),
      })
      .where('id', '=', id)
      .execute(),

  /** The announcement whose time was over first, until the transaction ends. Another worker passes over it. */
  claimDue: (transaction: Transaction) =>
    transaction
      .selectFrom('posts')
      .select('id')
      .where('status', '=', 'published')
      .where(sql<boolean>`expires_at <= now()`)
      .orderBy('expires_at')
      .limit(sql.lit(1))
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst(),

  /** With its pin, which another may take. */
  end: (transaction: Transaction, id: string) =>
    transaction.updateTable('posts').set({ status: 'expired', is_pinned: false }).where('id', '=', id).execute(),

  /** The author's announcements that ended, the last one at the top. */
  listOfAuthor: (db: Db, author: string) =>
    db
      .selectFrom('posts')
      .select(['id', 'title', 'excerpt', 'type'])
      .select(sql<Date>`expires_at`.as('endedAt'))
      .where('author_id', '=', author)
      .where('status', '=', 'expired')
      .orderBy('expires_at', 'desc')
      .limit(sql.lit(serverLimits.endedPosts))
      .execute(),
};
export type EndedRow = Awaited<ReturnType<typeof expiryRepository.listOfAuthor>>[number];
