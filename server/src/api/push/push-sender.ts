import type { FastifyBaseLogger } from 'fastify';
import { usualQuietHours } from 'shared-api/contract/notifications/push.contract';
import { type PushPollOptions, pushPollOptions, serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OutboundPost } from '../../platform/outbound/outbound-post.ts';
import { NotPublicError } from '../../platform/outbound/outbound-request.ts';
import { toNotification } from '../notifications/notifications.presenter.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { pushRepository } from './push.repository.ts';
import { type ClaimedDelivery, pushDeliveriesRepository } from './push-deliveries.repository.ts';
import { quietUntil } from './quiet-until.ts';
import { sendPush } from './send-push.ts';
import { type VapidKeys, vapidKeys } from './vapid-keys.repository.ts';

type Parts = {
  db: Db;
  post: OutboundPost;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pollOptions?: PushPollOptions;
  now?: () => Date;
};

const quietHoursOf = ({ isQuiet, begins, ends }: ClaimedDelivery) =>
  isQuiet === null || begins === null || ends === null ? usualQuietHours : { isOn: isQuiet, begins, ends };

/** The pause a service names, in seconds or as a date; 0 where it names none. */
function namedPauseMs(retryAfter: string | undefined) {
  const ms = Number(retryAfter ?? 0) * 1_000;
  const pause = Number.isNaN(ms) ? Date.parse(retryAfter ?? '') - Date.now() : ms;
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), serverLimits.pushTtlSeconds * 1_000) : 0;
}

const isGone = (status: number) => status === 404 || status === 410;
const isTemporary = (status: number) => status === 0 || status === 429 || status >= 500;

/** Sends what is due to the browsers of members: the parts of the work `push_deliveries`. */
export function pushSender({ db, post, log, pollOptions = pushPollOptions, now = () => new Date() }: Parts) {
  const inFlight = new Set<Promise<void>>();
  let keys: VapidKeys | undefined;

  /** Status 0 stands for no answer; an address that may not be reached is as good as gone. */
  async function offer(delivery: ClaimedDelivery) {
    const [row] = await notificationsRepository.listUnread(db, delivery, [delivery.eventId]);
    if (!row) return { status: 201, retryAfter: undefined }; // deleted, or read elsewhere meanwhile
    keys ??= await vapidKeys(db);
    try {
      return await sendPush(post, keys, delivery, toNotification(row), AbortSignal.timeout(pollOptions.sendWithinMs));
    } catch (error) {
      return { status: error instanceof NotPublicError ? 410 : 0, retryAfter: undefined };
    }
  }

  async function conclude(delivery: ClaimedDelivery, status: number, retryAfter: string | undefined) {
    if (isGone(status)) return pushRepository.remove(db, delivery.sessionHash);
    if (isTemporary(status) && delivery.tries < pollOptions.maxTries) {
      const pauseMs = Math.min(pollOptions.firstPauseMs * 2 ** (delivery.tries - 1), pollOptions.longestPauseMs);
      return pushDeliveriesRepository.postpone(db, delivery, Math.max(pauseMs, namedPauseMs(retryAfter)));
    }
    if (status >= 300) log.warn({ event: delivery.eventId, status, tries: delivery.tries }, 'push given up');
    return pushDeliveriesRepository.remove(db, delivery);
  }

  async function deliver(delivery: ClaimedDelivery) {
    const held = quietUntil(now(), quietHoursOf(delivery));
    if (held) return void (await pushDeliveriesRepository.hold(db, delivery, held));
    const { status, retryAfter } = await offer(delivery);
    await conclude(delivery, status, retryAfter);
  }

  function start(delivery: ClaimedDelivery) {
    const sending: Promise<void> = deliver(delivery)
      .catch((error) => log.warn({ err: error }, 'a push waits for the database'))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
  }

  return {
    /** Services that are slow to answer are not waited for. */
    async takeNext() {
      if (inFlight.size >= pollOptions.atOnce) await Promise.race(inFlight);
      const due = await pushDeliveriesRepository.claim(db, pollOptions.atOnce - inFlight.size, pollOptions.claimMs);
      due.forEach(start);
      return due.length;
    },
    whenIdle: () => Promise.all(inFlight),
  };
}
