import type { NodemailerError } from 'nodemailer';

/** Why a try failed, in codes only: the sentences of a mail server name addresses, which belong into no log. */
export function toMailFailure(error: NodemailerError) {
  const { code, command, responseCode, permanent = false } = error;
  return {
    log: { code, command, responseCode },
    text: error.message,
    /** The server has nothing against the next mail. */
    isOfThisMail: code === 'EENVELOPE' || code === 'EMESSAGE',
    /** The reader does not exist, or the server will never take these words. What it says of us, we can put right. */
    isForGood: permanent && (command === 'RCPT TO' || command === 'DATA'),
  };
}
export type MailFailure = ReturnType<typeof toMailFailure>;
