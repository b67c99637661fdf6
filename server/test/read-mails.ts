import { sql } from 'kysely';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { Db } from '../src/platform/database/db.ts';

/** So much later nothing keeps the forms from mailing the same again, but the bound of the day. */
export const untilNextFormMail = (db: Db) =>
  db
    .updateTable('rate_limits')
    .set({ expire: sql<number>`expire - ${accountLimits.nextFormMailMinutes * 60_000}` })
    .where('key', 'like', 'form-mail%')
    .execute();

/** The mails to one reader that wait to be sent, the oldest first. */
export const readMails = (db: Db, recipient: string) =>
  db
    .selectFrom('mails')
    .select(['subject', 'text', 'reply_to as replyTo'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();

/** The token of the last link that was mailed to somebody. @throws when there is none */
export async function readMailedToken(db: Db, recipient: string) {
  const texts = (await readMails(db, recipient)).map(({ text }) => text);
  const token = texts.flatMap((text) => /\/account\/\w+#([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
  if (!token) throw new Error(`no link was mailed to ${recipient}`);
  return token;
}
