import type { FastifyBaseLogger } from 'fastify';
import { type MailPace, mailPace, usualBulkPerMinute } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import { pauseUnlessStopping, startWorker } from '../worker/start-worker.ts';
import { type MailFailure, toMailFailure } from './mail-failure.ts';
import type { MailOutcome } from './mail-metrics.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, mailsRepository } from './mails.repository.ts';

type Parts = {
  db: Db;
  send: MailTransport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pace?: MailPace;
  /** Mails that one may do without, of all instances together. */
  bulkPerMinute?: number;
  onTried?: (outcome: MailOutcome) => void;
};

const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: MailPace) =>
  Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);

/** Sends the due mails one after the other until it is stopped. Several workers may run at once. */
export function startMailWorker({
  db,
  send,
  log,
  pace = mailPace,
  bulkPerMinute = usualBulkPerMinute,
  onTried = () => undefined,
}: Parts) {
  const cutOff = new AbortController();

  async function attempt(mail: ClaimedMail): Promise<MailFailure | undefined> {
    try {
      await send(mail, AbortSignal.any([cutOff.signal, AbortSignal.timeout(pace.sendWithinMs)]));
      return undefined;
    } catch (error) {
      return toMailFailure(error as Error);
    }
  }

  /** Deletes a sent mail, with retries while the database is unavailable: it must not be sent twice. */
  async function deleteSent(mail: ClaimedMail, stopping: AbortSignal): Promise<void> {
    try {
      await mailsRepository.remove(db, mail.id);
    } catch (error) {
      if (stopping.aborted) throw error;
      await pauseUnlessStopping(stopping, pace.lookEveryMs);
      await deleteSent(mail, stopping);
    }
  }

  async function postpone(mail: ClaimedMail, failure: MailFailure) {
    const details = { mail: mail.id, tries: mail.tries, ...failure.log };
    if (failure.isForGood || mail.tries >= pace.maxTries) {
      log.error(details, 'mail given up');
      onTried('given_up');
      await mailsRepository.giveUp(db, mail.id, failure.text);
    } else {
      log.warn(details, 'mail postponed');
      onTried('postponed');
      await mailsRepository.postpone(db, mail.id, pauseAfter(mail.tries, pace), failure.text);
    }
  }

  /** Sends until nothing is due or the mail server is unavailable, which would refuse the next one too. */
  async function sendDueMails(stopping: AbortSignal) {
    while (!stopping.aborted) {
      const mail = await mailsRepository.claim(db, pace.claimMs, bulkPerMinute);
      if (!mail) return;
      const failure = await attempt(mail);
      if (failure) await postpone(mail, failure);
      else {
        onTried('sent');
        await deleteSent(mail, stopping);
      }
      if (failure && !failure.isOfThisMail) return;
    }
  }

  const worker = startWorker({
    work: sendDueMails,
    onError: (error) => log.warn({ err: error }, 'mails wait for the database'),
    lookEveryMs: pace.lookEveryMs,
  });
  return {
    /** Resolves when the try in flight has ended; one that takes too long is aborted, and repeated later. */
    async stop() {
      const overdue = setTimeout(() => cutOff.abort(), pace.stopWithinMs);
      await worker.stop();
      clearTimeout(overdue);
    },
  };
}
