import { readAllNotifications, readNotification } from 'shared-api/client/notifications.client';
import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { changesOf, invalidate, replaceItem, setAnswer, useAction, useQueryClient } from 'shared-api/query';
import { notificationsList, unreadCount } from 'shared-api/query/notifications.query';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../submission/explain-failure.ts';
import { notificationsMessages as messages } from './messages.ts';

/** Who opens a notification has read it, on every device. It stays unread where that could not be told the server. */
export function useRead(notification: Notification) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: () => readNotification(notification.id),
    onSuccess({ unread }) {
      replaceItem(cache, notificationsList, { ...notification, isRead: true });
      setAnswer(cache, unreadCount, unread);
    },
    onError: (error) => logQuietly('reading a notification', error),
  });
}

export function useReadAll() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: readAllNotifications,
    onSuccess({ unread }) {
      setAnswer(cache, unreadCount, unread);
      return invalidate(cache, changesOf(['notifications']));
    },
    onError: (error) =>
      notify.failure(explainFailure(error, { otherwise: messages.readAllFailed, 500: messages.readAllFailed })),
  });
}
