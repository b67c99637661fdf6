import { notificationPath, notificationSentence } from 'shared-api/contract/notifications/notification-words';
import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import type { PushMessage } from 'shared-api/contract/notifications/push.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import webPush from 'web-push';
import { serverLimits } from '../../limits.ts';
import type { OutboundPost } from '../../platform/outbound/outbound-post.ts';
import type { ClaimedDelivery } from './push-deliveries.repository.ts';
import type { VapidKeys } from './vapid-keys.repository.ts';

const toMessage = (notification: Notification): PushMessage => ({
  title: organisation.name,
  body: notificationSentence(notification),
  path: notificationPath(notification),
  tag: notification.id,
});

/** Offers a notification to the service of a browser, encrypted for that browser and signed by the portal. @throws OutboundError */
export function sendPush(
  post: OutboundPost,
  keys: VapidKeys,
  { endpoint, p256dh, auth }: Pick<ClaimedDelivery, 'endpoint' | 'p256dh' | 'auth'>,
  notification: Notification,
  signal: AbortSignal,
) {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(toMessage(notification)), {
    vapidDetails: { subject: `mailto:${organisation.email}`, ...keys },
    TTL: serverLimits.pushTtlSeconds,
    // a service that is offered the same twice keeps one
    topic: notification.id.replaceAll('-', ''),
    contentEncoding: 'aes128gcm',
  });
  return post(endpoint, { headers, body, signal });
}
