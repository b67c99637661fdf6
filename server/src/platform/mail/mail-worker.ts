import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type MailPace, mailPace } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import { type MailFailure, toMailFailure } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, mailsRepository } from './mails.repository.ts';

type Parts = {
  db: Db;
  carry: MailTransport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pace?: MailPace;
};

const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: MailPace) =>
  Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);

/** Sends the mails that are due, one after the other, until it is stopped. Any number of workers may do so at a time. */
export function startMailWorker({ db, carry, log, pace = mailPace }: Parts) {
  const stopping = new AbortController();
  const cutOff = new AbortController();

  async function rest() {
    if (stopping.signal.aborted) return;
    await pause(pace.lookEveryMs, undefined, { signal: stopping.signal }).catch(() => 'stopped');
  }

  async function attempt(mail: ClaimedMail): Promise<MailFailure | undefined> {
    try {
      await carry(mail, AbortSignal.any([cutOff.signal, AbortSignal.timeout(pace.sendWithinMs)]));
      return undefined;
    } catch (error) {
      return toMailFailure(error as Error);
    }
  }

  /** A mail that went out is not to go out again, even when the database is away just now. */
  async function strikeOut(mail: ClaimedMail): Promise<void> {
    try {
      await mailsRepository.remove(db, mail.id);
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      await rest();
      await strikeOut(mail);
    }
  }

  async function keep(mail: ClaimedMail, failure: MailFailure) {
    const details = { mail: mail.id, tries: mail.tries, ...failure.log };
    if (failure.isForGood || mail.tries >= pace.maxTries) {
      log.error(details, 'mail given up');
      await mailsRepository.giveUp(db, mail.id, failure.text);
    } else {
      log.warn(details, 'mail postponed');
      await mailsRepository.postpone(db, mail.id, pauseAfter(mail.tries, pace), failure.text);
    }
  }

  /** Until nothing is due, or the mail server is away: it would say no more to the next one. */
  async function sendWhatIsDue() {
    while (!stopping.signal.aborted) {
      const mail = await mailsRepository.claim(db, pace.claimMs);
      if (!mail) return;
      const failure = await attempt(mail);
      if (!failure) await strikeOut(mail);
      else await keep(mail, failure);
      if (failure && !failure.isOfThisMail) return;
    }
  }

  async function work() {
    while (!stopping.signal.aborted) {
      await sendWhatIsDue().catch((error: Error) => log.warn({ err: error }, 'mails wait for the database'));
      await rest();
    }
  }

  const working = work();
  return {
    /** Resolves when the try under way has ended; one that takes too long is cut off, and made again later. */
    async stop() {
      stopping.abort();
      const overdue = setTimeout(() => cutOff.abort(), pace.stopWithinMs);
      await working;
      clearTimeout(overdue);
    },
  };
}
