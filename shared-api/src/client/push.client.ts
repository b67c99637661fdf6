import { http } from 'shared-api/client/http';
import type {
  PushKeyReply,
  PushSubscriptionReply,
  PushSubscriptionRequest,
  PushSubscriptionSavedReply,
  QuietHours,
  QuietHoursReply,
} from '../contract/notifications/push.contract.ts';

/** What a browser of this portal subscribes with. @throws ApiError 401 */
export const fetchPushKey = async () => (await http()).get('push/key').json<PushKeyReply>();

/** What the portal has for this browser. @throws ApiError 401 */
export const fetchPushSubscription = async (signal?: AbortSignal) =>
  (await http()).get('push/subscription', { ...(signal && { signal }) }).json<PushSubscriptionReply>();

/** @throws ApiError 400, 401 */
export const savePushSubscription = async (json: PushSubscriptionRequest) =>
  (await http()).put('push/subscription', { json }).json<PushSubscriptionSavedReply>();

/** @throws ApiError 401 */
export const removePushSubscription = async () =>
  (await http()).delete('push/subscription').json<PushSubscriptionSavedReply>();

/** @throws ApiError 401 */
export const fetchQuietHours = async (signal: AbortSignal) =>
  (await http()).get('push/quiet-hours', { signal }).json<QuietHours>();

/** @throws ApiError 400, 401 */
export const saveQuietHours = async (json: QuietHours) =>
  (await http()).put('push/quiet-hours', { json }).json<QuietHoursReply>();
