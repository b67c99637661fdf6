import {
  fetchPushKey,
  fetchPushSubscription,
  removePushSubscription,
  savePushSubscription,
} from 'shared-api/client/push.client';
import { withTimeout } from 'shared-api/client/with-timeout';
import type { NotificationTopic } from 'shared-api/contract/notifications/notifications.contract';
import type {
  PushSubscriptionRequest,
  PushSubscriptionSavedReply,
} from 'shared-api/contract/notifications/push.contract';
import { pushServiceTimeoutMs, serviceWorkerTimeoutMs } from '../../limits.ts';

/** The browser shows no notifications of this site: the member, or who set the browser up, rejected them. */
export class PermissionRejectedError extends Error {
  override readonly name = 'PermissionRejectedError';
}

/** The portal's service worker, which is to show notifications, is not there: it comes after the first page, or is not allowed. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

/** A browser on an iPhone has them only once the portal is on the home screen. */
export const isPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const isRejected = () => Notification.permission === 'denied';

/** What a browser allows, and what it is told of. */
export type ThisBrowser = { isRejected: boolean; topics: NotificationTopic[] };

/** By what the browser and the portal both know: either may have forgotten the other. */
async function readTopics(signal?: AbortSignal): Promise<NotificationTopic[]> {
  if (Notification.permission !== 'granted') return [];
  const registration = await navigator.serviceWorker.getRegistration();
  const own = await registration?.pushManager.getSubscription();
  if (!own) return [];
  const kept = await fetchPushSubscription(signal);
  return kept.endpoint === own.endpoint ? kept.topics : [];
}

export const readThisBrowser = async (signal: AbortSignal): Promise<ThisBrowser> => ({
  isRejected: isRejected(),
  topics: await readTopics(signal),
});

const toBase64Url = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A subscription made with another key, such as before the portal moved, is of no use. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string) {
  const own = await pushManager.getSubscription();
  if (own && toBase64Url(own.options.applicationServerKey) === key) return own;
  await own?.unsubscribe();
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // Chromium waits for ever for a push service that cannot be reached
  return withTimeout(subscribing, pushServiceTimeoutMs, new Error('the push service does not answer'));
}

async function unsubscribe(): Promise<PushSubscriptionSavedReply> {
  const reply = await removePushSubscription();
  const registration = await navigator.serviceWorker.getRegistration();
  const own = await registration?.pushManager.getSubscription();
  await own?.unsubscribe();
  return reply;
}

async function subscribeTo(topics: NotificationTopic[]): Promise<PushSubscriptionSavedReply> {
  // on a first visit the worker is installed after the page is live
  const registration = await withTimeout(navigator.serviceWorker.ready, serviceWorkerTimeoutMs, new NotReadyError());
  const { key } = await fetchPushKey();
  const { endpoint, keys } = (await subscribe(registration, key)).toJSON() as PushSubscriptionRequest;
  return savePushSubscription({ endpoint, keys, topics });
}

/** One topic more or fewer than this browser has by now, in whichever tab the others were chosen. */
type TopicChange = { topic: NotificationTopic; isWanted: boolean };

/** Asks for the permission where the browser has not yet. @throws PermissionRejectedError, NotReadyError */
export async function chooseTopic({ topic, isWanted }: TopicChange): Promise<PushSubscriptionSavedReply> {
  // first of all: a browser lets a page ask only as long as it remembers the press
  if (isWanted && (await Notification.requestPermission()) !== 'granted') throw new PermissionRejectedError();
  const others = (await readTopics()).filter((each) => each !== topic);
  const topics = isWanted ? [...others, topic] : others;
  return topics.length > 0 ? subscribeTo(topics) : unsubscribe();
}
