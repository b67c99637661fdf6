import type { Db } from '../src/platform/database/db.ts';

/** The mails to one reader that wait to be sent, the oldest first. */
export const readMails = (db: Db, recipient: string) =>
  db
    .selectFrom('mails')
    .select(['subject', 'text', 'reply_to as replyTo'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();

/** The token in the link of the last mail to somebody. @throws when there is none */
export async function readMailedToken(db: Db, recipient: string) {
  const text = (await readMails(db, recipient)).at(-1)?.text ?? '';
  const [, token] = /\/account\/\w+#([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link was mailed to ${recipient}`);
  return token;
}
