import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const fromNow = (ms: number) => sql<Date>`now() + ${ms}::double precision * interval '1 millisecond'`;

export function mailsRepository(db: Db) {
  const nextDue = db
    .selectFrom('mails')
    .select('id')
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked();

  return {
    /** The mail that waited longest, for the caller alone: should it vanish, the mail is due again after `ms`. */
    claim: (ms: number) =>
      db
        .updateTable('mails')
        .set({ tries: sql`tries + 1`, due_at: fromNow(ms) })
        .where('id', '=', nextDue)
        .returning([
          'id',
          'recipient',
          'reply_to as replyTo',
          'subject',
          'text',
          'html',
          'tries',
          'created_at as writtenAt',
        ])
        .executeTakeFirst(),

    remove: (id: string) => db.deleteFrom('mails').where('id', '=', id).execute(),

    postpone: (id: string, ms: number, last_error: string) =>
      db
        .updateTable('mails')
        .set({ due_at: fromNow(ms), last_error })
        .where('id', '=', id)
        .execute(),

    giveUp: (id: string, last_error: string) =>
      db.updateTable('mails').set({ given_up_at: new Date(), last_error }).where('id', '=', id).execute(),
  };
}
export type MailsRepository = ReturnType<typeof mailsRepository>;
export type ClaimedMail = NonNullable<Awaited<ReturnType<MailsRepository['claim']>>>;
