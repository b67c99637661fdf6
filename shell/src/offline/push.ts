import type { PushMessage } from 'shared-api/contract/notifications/push.contract';

/** What a service worker knows besides a page; TypeScript has no types for both in one program. */
export type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WaitingEvent & { data: { json: () => PushMessage } | null };
type ClickEvent = WaitingEvent & { notification: Notification };
type WindowClient = { url: string; focus: () => Promise<unknown> };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};
const scope = globalThis as unknown as WorkerScope;

async function show({ title, body, path, tag }: PushMessage) {
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: path,
    dir: 'rtl',
    lang: 'ar',
    icon: '/icons/192.png',
  });
}

/** A tab that shows something else keeps it: it may hold what is being typed. */
async function open(path: string) {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

/** Shows what the portal sends while no page of it is open, and leads there. */
export function receivePushes() {
  addEventListener('push', (event) => {
    const { data, waitUntil } = event as PushEvent;
    if (data) waitUntil.call(event, show(data.json()));
  });
  addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent;
    notification.close();
    waitUntil.call(event, open(notification.data));
  });
}
