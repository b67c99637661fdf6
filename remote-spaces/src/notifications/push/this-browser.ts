import {
  fetchPushKey,
  fetchPushSubscription,
  removePushSubscription,
  savePushSubscription,
} from 'shared-api/client/push.client';
import type { NotificationTopic } from 'shared-api/contract/notifications.contract';
import type { PushSubscriptionRequest } from 'shared-api/contract/push.contract';

/** The browser shows no notifications of this site: the member, or whoever set it up, refused them. */
export class PermissionRefusedError extends Error {
  override readonly name = 'PermissionRefusedError';
}

/** A browser on an iPhone has them only once the portal is on the home screen. */
export const isPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscribeWithinMs = 20_000;

const isRefused = () => Notification.permission === 'denied';

/** What a browser allows, and what it is told of. */
export type ThisBrowser = { isRefused: boolean; topics: NotificationTopic[] };

/** By what the browser and the portal both know: either may have forgotten the other. */
async function readTopics(signal: AbortSignal): Promise<NotificationTopic[]> {
  if (Notification.permission !== 'granted') return [];
  const registration = await navigator.serviceWorker.getRegistration();
  const own = await registration?.pushManager.getSubscription();
  if (!own) return [];
  const kept = await fetchPushSubscription(signal);
  return kept.endpoint === own.endpoint ? kept.topics : [];
}

export const readThisBrowser = async (signal: AbortSignal): Promise<ThisBrowser> => ({
  isRefused: isRefused(),
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
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the push service does not answer')), subscribeWithinMs);
  return Promise.race([subscribing, givenUp]).finally(() => clearTimeout(timer));
}

async function unsubscribe(registration: ServiceWorkerRegistration | undefined): Promise<ThisBrowser> {
  const { topics } = await removePushSubscription();
  const own = await registration?.pushManager.getSubscription();
  await own?.unsubscribe();
  return { isRefused: false, topics };
}

/** These and no others. Asks for the permission where the browser has not yet. @throws PermissionRefusedError */
export async function chooseTopics(topics: NotificationTopic[]): Promise<ThisBrowser> {
  const permission = topics.length > 0 ? await Notification.requestPermission() : 'granted';
  const registration = await navigator.serviceWorker.getRegistration();
  if (topics.length === 0) return unsubscribe(registration);
  if (permission !== 'granted') throw new PermissionRefusedError();
  if (!registration) throw new Error('this page has no service worker');
  const { key } = await fetchPushKey();
  const { endpoint, keys } = (await subscribe(registration, key)).toJSON() as PushSubscriptionRequest;
  const kept = await savePushSubscription({ endpoint, keys, topics });
  return { isRefused: false, topics: kept.topics };
}
