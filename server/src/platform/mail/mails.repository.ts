import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';

const fromNow = (ms: number) => sql<Date>`now() + ${ms}::double precision * interval '1 millisecond'`;

const nextDue = (db: Db) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked();

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

  /** The mail that waited longest, for the caller alone: should it vanish, the mail is due again after `ms`. */
  claim: (db: Db, ms: number) =>
    db
      .updateTable('mails')
      .set({ tries: sql`tries + 1`, due_at: fromNow(ms) })
      .where('id', '=', nextDue(db))
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
