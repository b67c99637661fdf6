import type { FastifyBaseLogger } from 'fastify';
import { usualQuietHours } from 'shared-api/contract/push.contract';
import { type PushPace, pushPace, serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OutboundPost } from '../../platform/outbound/outbound-post.ts';
import { NotPublicError } from '../../platform/outbound/outbound-request.ts';
import { startWorker } from '../../platform/worker/start-worker.ts';
import { toNotification } from '../notifications/notifications.presenter.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { pushRepository } from './push.repository.ts';
import { type ClaimedDelivery, type PushRecipient, pushDeliveriesRepository } from './push-deliveries.repository.ts';
import { quietUntil } from './quiet-until.ts';
import { sendPush } from './send-push.ts';
import { vapidKeys } from './vapid-keys.repository.ts';

type Parts = {
  db: Db;
  post: OutboundPost;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pace?: PushPace;
  now?: () => Date;
};

const quietHoursOf = ({ isQuiet, begins, ends }: PushRecipient) =>
  isQuiet === null || begins === null || ends === null ? usualQuietHours : { isOn: isQuiet, begins, ends };

/** The pause a service names, in seconds or as a date; 0 where it names none. */
function namedPauseMs(retryAfter: string | undefined) {
  const ms = Number(retryAfter ?? 0) * 1_000;
  const pause = Number.isNaN(ms) ? Date.parse(retryAfter ?? '') - Date.now() : ms;
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), serverLimits.pushKeptSeconds * 1_000) : 0;
}

const isGone = (status: number) => status === 404 || status === 410;
const isTemporary = (status: number) => status === 0 || status === 429 || status >= 500;

/** Sends what is due to the browsers of members. Several workers may run at once. */
export function startPushWorker({ db, post, log, pace = pushPace, now = () => new Date() }: Parts) {
  /** Status 0 stands for no answer; an address that may not be reached is as good as gone. */
  async function offer(recipient: PushRecipient, eventId: string) {
    const [row] = await notificationsRepository.listUnread(db, recipient, [eventId]);
    if (!row) return { status: 201, retryAfter: undefined }; // deleted, or read elsewhere meanwhile
    try {
      const signal = AbortSignal.timeout(pace.sendWithinMs);
      return await sendPush(post, await vapidKeys(db), recipient, toNotification(row), signal);
    } catch (error) {
      return { status: error instanceof NotPublicError ? 410 : 0, retryAfter: undefined };
    }
  }

  async function conclude(delivery: ClaimedDelivery, status: number, retryAfter: string | undefined) {
    if (isGone(status)) return pushRepository.remove(db, delivery.sessionHash);
    if (isTemporary(status) && delivery.tries < pace.maxTries) {
      const pauseMs = Math.min(pace.firstPauseMs * 2 ** (delivery.tries - 1), pace.longestPauseMs);
      return pushDeliveriesRepository.postpone(db, delivery, Math.max(pauseMs, namedPauseMs(retryAfter)));
    }
    if (status >= 300) log.warn({ event: delivery.eventId, status, tries: delivery.tries }, 'push given up');
    return pushDeliveriesRepository.remove(db, delivery);
  }

  async function deliver(delivery: ClaimedDelivery) {
    const recipient = await pushDeliveriesRepository.findRecipient(db, delivery.sessionHash);
    if (!recipient) return pushDeliveriesRepository.remove(db, delivery);
    const held = quietUntil(now(), quietHoursOf(recipient));
    if (held) return pushDeliveriesRepository.hold(db, delivery, held);
    const { status, retryAfter } = await offer(recipient, delivery.eventId);
    return conclude(delivery, status, retryAfter);
  }

  return startWorker({
    async work(signal) {
      while (!signal.aborted) {
        const due = await pushDeliveriesRepository.claim(db, pace.batchRows, pace.claimMs);
        if (due.length === 0) return;
        await Promise.all(due.map(deliver));
      }
    },
    onError: (error) => log.warn({ err: error }, 'pushes wait for the database'),
    lookEveryMs: pace.lookEveryMs,
  });
}
