import type { FastifyBaseLogger } from 'fastify';
import type { NodemailerError } from 'nodemailer';
import { type MailPollOptions, mailPollOptions, usualBulkPerMinute } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import { pauseUnlessAborted } from '../worker/start-works.ts';
import type { MailOutcome } from './mail-metrics.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, mailsRepository } from './mails.repository.ts';

/** Why a try failed, in codes only: the sentences of a mail server name addresses, which belong into no log. */
function toMailFailure(error: NodemailerError) {
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
type MailFailure = ReturnType<typeof toMailFailure>;

type Parts = {
  db: Db;
  send: MailTransport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pollOptions?: MailPollOptions;
  /** Mails that one may do without, of all instances together. */
  bulkPerMinute?: number;
  onTried?: (outcome: MailOutcome) => void;
};

const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: MailPollOptions) =>
  Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);

/** Sends the mail that is due next. @returns a take of the work `mails` */
export function mailSender({
  db,
  send,
  log,
  pollOptions = mailPollOptions,
  bulkPerMinute = usualBulkPerMinute,
  onTried = () => undefined,
}: Parts) {
  async function attempt(mail: ClaimedMail, cutOff: AbortSignal): Promise<MailFailure | undefined> {
    try {
      await send(mail, AbortSignal.any([cutOff, AbortSignal.timeout(pollOptions.sendWithinMs)]));
      return undefined;
    } catch (error) {
      return toMailFailure(error as Error);
    }
  }

  /** Deletes a sent mail, with retries while the database is unavailable: it must not be sent twice. */
  async function deleteSent(mail: ClaimedMail, cutOff: AbortSignal): Promise<void> {
    try {
      await mailsRepository.remove(db, mail.id);
    } catch (error) {
      if (cutOff.aborted) throw error;
      await pauseUnlessAborted(cutOff, pollOptions.deleteAgainMs);
      await deleteSent(mail, cutOff);
    }
  }

  async function postpone(mail: ClaimedMail, failure: MailFailure) {
    const details = { mail: mail.id, tries: mail.tries, ...failure.log };
    if (failure.isForGood || mail.tries >= pollOptions.maxTries) {
      log.error(details, 'mail given up');
      onTried('given_up');
      await mailsRepository.giveUp(db, mail.id, failure.text);
    } else {
      log.warn(details, 'mail postponed');
      onTried('postponed');
      await mailsRepository.postpone(db, mail.id, pauseAfter(mail.tries, pollOptions), failure.text);
    }
  }

  /** False where nothing is due, or where the mail server is unavailable, which would reject the next one too. */
  return async (cutOff: AbortSignal) => {
    const mail = await mailsRepository.claim(db, pollOptions.claimMs, bulkPerMinute);
    if (!mail) return false;
    const failure = await attempt(mail, cutOff);
    if (failure) {
      await postpone(mail, failure);
      return failure.isOfThisMail;
    }
    onTried('sent');
    await deleteSent(mail, cutOff);
    return true;
  };
}
