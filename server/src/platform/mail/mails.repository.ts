import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';
import { fromNow } from '../database/from-now.ts';
import type { Tables } from '../database/tables.ts';

const nextDue = (db: Db, isBulk: boolean) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('is_bulk', '=', isBulk)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked();

const take = (db: Db, isBulk: boolean, ms: number) =>
  db
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, due_at: fromNow(ms) })
    .where('id', '=', nextDue(db, isBulk))
    .returning(['id', 'recipient', 'reply_to as replyTo', 'subject', 'text', 'html', 'tries', 'stop_url as stopUrl'])
    .returning('created_at as writtenAt')
    .executeTakeFirst();

/** One of those that this minute allows all instances together. False where it allows no more. */
async function countInMinute(transaction: Transaction, perMinute: number) {
  const { rows } = await sql`
    insert into mail_rate (minute, sent) values (date_trunc('minute', now()), 1)
    on conflict (id) do update set
      minute = greatest(mail_rate.minute, excluded.minute),
      sent = case when mail_rate.minute < excluded.minute then 1 else mail_rate.sent + 1 end
    where mail_rate.minute < excluded.minute or mail_rate.sent < ${perMinute}
    returning sent`.execute(transaction);
  return rows.length > 0;
}

/** Undone where there is no mail to count. */
const takeBulk = (db: Db, ms: number, perMinute: number) =>
  db.transaction().execute(async (transaction) => {
    const mail = await take(transaction, true, ms);
    if (mail && !(await countInMinute(transaction, perMinute))) throw new MinuteIsFull();
    return mail;
  });

class MinuteIsFull extends Error {}

export const mailsRepository = {
  async add(transaction: Transaction, mails: Insertable<Tables['mails']>[]) {
    if (mails.length > 0) await transaction.insertInto('mails').values(mails).execute();
  },

  /** Not due before `ms` have passed. */
  hold: (transaction: Transaction, mail: Omit<Insertable<Tables['mails']>, 'due_at'>, ms: number) =>
    transaction
      .insertInto('mails')
      .values({ ...mail, due_at: fromNow(ms) })
      .execute(),

  /** Removes what is held and was not tried yet. @returns whether there was any */
  async withdraw(transaction: Transaction, heldFor: string) {
    const { numDeletedRows } = await transaction
      .deleteFrom('mails')
      .where('held_for', '=', heldFor)
      .where('tries', '=', 0)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },

  /** Removes what is held, also what was tried in vain and would be tried again. */
  removeHeld: (transaction: Transaction, heldFor: string) =>
    transaction.deleteFrom('mails').where('held_for', '=', heldFor).execute(),

  /**
   * The mail that waited longest, for the caller alone: should it vanish, the mail is due again after `ms`. Those of accounts
   * come first; of the others all instances together take `bulkPerMinute`.
   */
  claim: async (db: Db, ms: number, bulkPerMinute: number) =>
    (await take(db, false, ms)) ??
    takeBulk(db, ms, bulkPerMinute).catch((error: unknown) => {
      if (error instanceof MinuteIsFull) return undefined;
      throw error;
    }),

  remove: (db: Db, id: string) => db.deleteFrom('mails').where('id', '=', id).execute(),

  postpone: (db: Db, id: string, ms: number, last_error: string) =>
    db
      .updateTable('mails')
      .set({ due_at: fromNow(ms), last_error })
      .where('id', '=', id)
      .execute(),

  giveUp: (db: Db, id: string, last_error: string) =>
    db.updateTable('mails').set({ given_up_at: new Date(), last_error }).where('id', '=', id).execute(),
};
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof mailsRepository.claim>>>;
