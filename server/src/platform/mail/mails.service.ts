import type { Db } from '../database/db.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

/** The way to write to people: what is queued in a transaction is sent when the transaction holds, and only then. */
export function mailsService(publicOrigin: string) {
  const toRow = (letter: Letter) => ({
    recipient: letter.to,
    reply_to: letter.replyTo ?? null,
    ...renderLetter(letter, publicOrigin),
  });

  return {
    async queue(transaction: Db, ...letters: Letter[]) {
      if (letters.length > 0) await transaction.insertInto('mails').values(letters.map(toRow)).execute();
    },
  };
}
export type MailsService = ReturnType<typeof mailsService>;
