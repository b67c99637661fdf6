import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { mailFollowersNext } from './api/followers/mail-followers.ts';
import { fanOutNext } from './api/notifications/fan-out.ts';
import { writeNoticeMails } from './api/notifications/mails/write-notice-mails.ts';
import { dataExportsService } from './api/personal-data/data-exports.service.ts';
import { deletionsService } from './api/personal-data/deletions.service.ts';
import { sweepPersonalData } from './api/personal-data/sweep-personal-data.ts';
import { publishDue } from './api/posts/drafts/publish-due.ts';
import { notifyAttendeesNext } from './api/posts/event-changes/notify-attendees.ts';
import { endDue } from './api/posts/expiry/end-due.ts';
import { remindDue } from './api/posts/reminders/remind-due.ts';
import { pushSender } from './api/push/push-sender.ts';
import {
  eventChangesPollOptions,
  eventReminders,
  fanOutPollOptions,
  followersPollOptions,
  mailPollOptions,
  pushPollOptions,
  serverLimits,
} from './limits.ts';
import type { Db } from './platform/database/db.ts';
import type { Listen } from './platform/database/listen.ts';
import type { Env } from './platform/env/env.ts';
import { mailMetrics } from './platform/mail/mail-metrics.ts';
import { mailSender } from './platform/mail/mail-sender.ts';
import { mailTransport } from './platform/mail/mail-transport.ts';
import { mailsService as openMails } from './platform/mail/mails.service.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { outboundPost, reachFake } from './platform/outbound/outbound-post.ts';
import { renditionsWork } from './platform/pictures/add-renditions.ts';
import { collectPictures } from './platform/pictures/collect-pictures.ts';
import { picturesService as openPictures } from './platform/pictures/pictures.service.ts';
import { refreshPlaceholders } from './platform/pictures/refresh-placeholders.ts';
import { renewSearch } from './platform/search/renew-search.ts';
import { startWorks, type Work } from './platform/worker/start-works.ts';

type Parts = { env: Env; db: Db; media: MediaStore; log: FastifyBaseLogger; metrics?: Registry | undefined };

/** What every instance does beside answering requests. */
export function listWorks({ env, db, media, log, metrics }: Parts) {
  const mailsService = openMails(env.publicOrigin);
  const picturesService = openPictures({ db, media });
  const exports = dataExportsService({ db, media, mailsService });
  const deletions = deletionsService({ db, mailsService, picturesService });
  const sendMail = mailSender({
    db,
    log,
    send: mailTransport(env),
    bulkPerMinute: env.mailPerMinute,
    onTried: mailMetrics(metrics).count,
  });
  const pushes = pushSender({ db, log, post: outboundPost(reachFake(env)) });
  const { queuePollMs, schedulePollMs, sweepEveryMs, collectPicturesEveryMs, renewalPauseMs } = serverLimits;

  return [
    { name: 'mails', pollEveryMs: mailPollOptions.pollEveryMs, takeNext: sendMail },
    { name: 'push_deliveries', pollEveryMs: pushPollOptions.pollEveryMs, ...pushes },
    { name: 'notification_events', ...fanOutPollOptions, pollEveryMs: queuePollMs, takeNext: () => fanOutNext(db) },
    { name: 'notification_mails', pollEveryMs: queuePollMs, takeNext: () => writeNoticeMails({ db, mailsService }) },
    {
      name: 'follower_mailings',
      ...followersPollOptions,
      pollEveryMs: queuePollMs,
      takeNext: () => mailFollowersNext(db, mailsService),
    },
    {
      name: 'event_changes',
      ...eventChangesPollOptions,
      pollEveryMs: queuePollMs,
      takeNext: () => notifyAttendeesNext(db, mailsService),
    },
    { name: 'data_exports', pollEveryMs: queuePollMs, level: 'error', takeNext: exports.makeNext },
    { name: 'posts to publish', pollEveryMs: schedulePollMs, level: 'error', takeNext: () => publishDue(db) },
    { name: 'posts to end', pollEveryMs: schedulePollMs, level: 'error', takeNext: () => endDue(db) },
    { name: 'reminders', pollEveryMs: eventReminders.pollEveryMs, takeNext: () => remindDue({ db, mailsService }) },
    {
      name: 'retention',
      pollEveryMs: sweepEveryMs,
      level: 'error',
      takeNext: () => sweepPersonalData({ db, deletionsService: deletions, log }),
    },
    {
      name: 'pictures',
      pollEveryMs: collectPicturesEveryMs,
      level: 'error',
      takeNext: () => collectPictures(picturesService, log),
    },
    {
      name: 'search',
      pollEveryMs: sweepEveryMs,
      pauseMs: renewalPauseMs,
      takeNext: () => renewSearch(db),
    },
    {
      name: 'placeholders',
      pollEveryMs: collectPicturesEveryMs,
      level: 'error',
      takeNext: () => refreshPlaceholders(db, media),
    },
    {
      name: 'renditions',
      pollEveryMs: collectPicturesEveryMs,
      level: 'error',
      pauseMs: renewalPauseMs,
      takeNext: renditionsWork({ db, media }),
    },
  ] satisfies Work[];
}

/** Starts all of it. */
export const startWorkers = ({ listen, ...parts }: Parts & { listen: Listen }) =>
  startWorks(listWorks(parts), { listen, log: parts.log });
