import { http } from 'shared-api/client/http';
import type {
  Notification,
  NotificationChoiceChange,
  NotificationChoices,
  NotificationChoicesReply,
  NotificationsQuery,
  UnreadReply,
} from '../contract/notifications/notifications.contract.ts';
import { fetchCount } from './fetch-count.ts';
import { type Page, toResultPage } from './read-page.ts';

/** What the viewer was told of, the newest at the top. @throws ApiError 401 */
export async function fetchNotifications(query: NotificationsQuery, signal: AbortSignal): Promise<Page<Notification>> {
  const reply = await (await http()).get('notifications', { searchParams: { ...query }, signal });
  return toResultPage((await reply.json<{ notifications: Notification[] }>()).notifications, reply);
}

/** @throws ApiError 401 */
export const countUnread = (signal: AbortSignal) => fetchCount('notifications', { state: 'unread' }, signal);

/** The page may be left by the very press that reads it. @throws ApiError 401, 404 */
export const readNotification = async (id: string) =>
  (await http()).put(`notifications/${id}/read`, { keepalive: true }).json<UnreadReply>();

/** @throws ApiError 401 */
export const fetchChoices = async (signal: AbortSignal) =>
  (await http()).get('notifications/choices', { signal }).json<NotificationChoices>();

/** Of one topic, and only what is given of it. @throws ApiError 401 */
export const saveChoice = async (choice: NotificationChoiceChange) =>
  (await http()).put('notifications/choices', { json: { choices: [choice] } }).json<NotificationChoicesReply>();

/** The key stands in the mails themselves. @throws ApiError 404 */
export const stopMails = async (key: string) =>
  (await http()).post('auth/mails/stop', { json: { key } }).json<{ message: string }>();

/** @throws ApiError 401 */
export const readAllNotifications = async () => (await http()).put('notifications/read').json<UnreadReply>();
