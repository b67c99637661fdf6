import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { startFollowersWorker } from './api/followers/followers-worker.ts';
import { startFanOutWorker } from './api/notifications/fan-out-worker.ts';
import { startNoticeMailWorker } from './api/notifications/mails/notice-mail-worker.ts';
import { dataExportsService } from './api/personal-data/data-exports.service.ts';
import { deletionsService } from './api/personal-data/deletions.service.ts';
import { startPersonalDataWorker } from './api/personal-data/personal-data-worker.ts';
import { startScheduleWorker } from './api/posts/drafts/schedule-worker.ts';
import { startReminderWorker } from './api/posts/reminders/reminder-worker.ts';
import { startPushWorker } from './api/push/push-worker.ts';
import type { Db } from './platform/database/db.ts';
import type { Env } from './platform/env/env.ts';
import { mailMetrics } from './platform/mail/mail-metrics.ts';
import { mailTransport } from './platform/mail/mail-transport.ts';
import { startMailWorker } from './platform/mail/mail-worker.ts';
import { mailsService as openMails } from './platform/mail/mails.service.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { outboundPost, reachStandIn } from './platform/outbound/outbound-post.ts';
import { pictureCollector } from './platform/pictures/picture-collector.ts';
import { picturesService as openPictures } from './platform/pictures/pictures.service.ts';

type Parts = { env: Env; db: Db; media: MediaStore; log: FastifyBaseLogger; metrics: Registry | undefined };

/** Starts what every instance does beside answering requests. */
export function startWorkers({ env, db, media, log, metrics }: Parts) {
  const mailsService = openMails(env.publicOrigin);
  const picturesService = openPictures({ db, media });
  const collector = pictureCollector(picturesService, log);
  collector.start();
  const workers = [
    collector,
    startMailWorker({
      db,
      log,
      send: mailTransport(env),
      bulkPerMinute: env.mailPerMinute,
      onTried: mailMetrics(metrics).count,
    }),
    startNoticeMailWorker({ db, log, mailsService }),
    startFanOutWorker({ db, log }),
    startFollowersWorker({ db, log, mailsService }),
    startPushWorker({ db, log, post: outboundPost(reachStandIn(env)) }),
    startScheduleWorker({ db, log }),
    startReminderWorker({ db, log, mailsService }),
    startPersonalDataWorker({
      db,
      log,
      dataExportsService: dataExportsService({ db, media, mailsService }),
      deletionsService: deletionsService({ db, mailsService, picturesService }),
    }),
  ];
  return {
    /** Resolves when the work under way has ended. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
