import type { Transaction } from '../database/db.ts';
import type { Letter } from './letter.ts';
import { mailsRepository } from './mails.repository.ts';
import { renderLetter } from './render-letter.ts';

/** The way to write to people: what is queued in a transaction is sent when the transaction holds, and only then. */
export function mailsService(publicOrigin: string) {
  const toRow = (letter: Letter) => ({
    recipient: letter.to,
    reply_to: letter.replyTo ?? null,
    ...renderLetter(letter, publicOrigin),
  });

  return {
    queue: (transaction: Transaction, ...letters: Letter[]) => mailsRepository.add(transaction, letters.map(toRow)),
  };
}
export type MailsService = ReturnType<typeof mailsService>;
