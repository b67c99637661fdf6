import * as v from 'valibot';
import { NotificationTopic } from './notifications.contract.ts';

/** GET /push/key: what a browser subscribes with, so that nobody but this portal can write to it. */
export const PushKeyReply = v.object({ key: v.string() });
export type PushKeyReply = v.InferOutput<typeof PushKeyReply>;

const Topics = v.pipe(v.array(NotificationTopic), v.maxLength(10));

/** PUT /push/subscription: where the browser is reached, its keys, and what it is told of. */
export const PushSubscriptionRequest = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000, 'bad_endpoint'), v.url('bad_endpoint')),
  keys: v.object({
    /** An uncompressed point of P-256, and 16 bytes; both base64url. */
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'bad_key')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'bad_key')),
  }),
  topics: Topics,
});
export type PushSubscriptionRequest = v.InferOutput<typeof PushSubscriptionRequest>;

/** What the portal has for the browser that asks; no endpoint where there is none. */
export const PushSubscriptionReply = v.object({ endpoint: v.nullable(v.string()), topics: v.array(NotificationTopic) });
export type PushSubscriptionReply = v.InferOutput<typeof PushSubscriptionReply>;

/** PUT and DELETE /push/subscription: the same as it is then. */
export const PushSubscriptionSavedReply = v.object({ message: v.string(), ...PushSubscriptionReply.entries });
export type PushSubscriptionSavedReply = v.InferOutput<typeof PushSubscriptionSavedReply>;

const ClockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'bad_time'));

/** What the form asks for. */
export const QuietTimes = v.object({ begins: ClockTime, ends: ClockTime });

/** When nothing is sent to a member's browsers, by the clocks of Algeria. What comes meanwhile is sent when they end. */
export const QuietHours = v.pipe(
  v.object({ isOn: v.boolean(), ...QuietTimes.entries }),
  v.forward(
    v.check(({ begins, ends }) => begins !== ends, 'bad_time'),
    ['ends'],
  ),
);
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** PUT /push/quiet-hours */
export const QuietHoursReply = v.object({ message: v.string(), isOn: v.boolean(), ...QuietTimes.entries });
export type QuietHoursReply = v.InferOutput<typeof QuietHoursReply>;

export const usualQuietHours: QuietHours = { isOn: true, begins: '22:00', ends: '07:00' };

/** What a notification carries to the service worker. */
export type PushMessage = { title: string; body: string; path: string; tag: string };
