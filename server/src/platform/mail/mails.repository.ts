import { type Insertable, sql } from 'kysely';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../database/db.ts';
import { fromNow, nowToMs } from '../database/from-now.ts';
import type { Tables } from '../database/tables.ts';

const nextDue = (db: Db, isBulk: boolean) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', nowToMs)
    .where('is_bulk', '=', isBulk)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked();

const claimedColumns = [
  'mails.id',
  'recipient',
  'reply_to as replyTo',
  'subject',
  'text',
  'html',
  'tries',
  'stop_url as stopUrl',
  'created_at as writtenAt',
] as const;

const take = (db: Db, ms: number) =>
  db
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, due_at: fromNow(ms) })
    .where('id', '=', nextDue(db, false))
    .returning(claimedColumns)
    .executeTakeFirst();

/** Where this minute still allows all instances together one more; what is not there is not counted. */
const takeBulk = (db: Db, ms: number, perMinute: number) =>
  db
    .with('next', () => nextDue(db, true))
    .with(
      'counted',
      () => sql<{ sent: number }>`(
        insert into mail_rate (minute, sent) select date_trunc('minute', now()), 1 from next
        on conflict (id) do update set
          minute = greatest(mail_rate.minute, excluded.minute),
          sent = case when mail_rate.minute < excluded.minute then 1 else mail_rate.sent + 1 end
        where mail_rate.minute < excluded.minute or mail_rate.sent < ${perMinute}
        returning sent)`,
    )
    .updateTable('mails')
    .from(['next', 'counted'])
    .set({ tries: sql`tries + 1`, due_at: fromNow(ms) })
    .whereRef('mails.id', '=', 'next.id')
    .returning(claimedColumns)
    .executeTakeFirst();

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
    (await take(db, ms)) ?? (await takeBulk(db, ms, bulkPerMinute)),

  /** How many are not sent yet; those that were given up wait no more. */
  async countWaiting(db: Db, { isBulk }: { isBulk: boolean }) {
    const { total } = await db
      .selectFrom((from) =>
        from
          .selectFrom('mails')
          .select('id')
          .where('given_up_at', 'is', null)
          .where('is_bulk', '=', isBulk)
          .limit(sql.lit(serverLimits.maxRowsCounted))
          .as('waiting'),
      )
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

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
