import {
  NotificationChoices,
  NotificationChoicesReply,
  NotificationChoicesRequest,
  NotificationsQuery,
  NotificationsReply,
  StopMailsRequest,
  UnreadReply,
} from 'shared-api/contract/notifications/notifications.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { NotificationsService } from './notifications.service.ts';

type Parts = { notificationsService: NotificationsService };

/** Each member's own: nobody reads another's. Mails are stopped by the key that stands in them, without a session. */
export const notificationsRoutes: Routes<Parts> = async (app, { notificationsService }) => {
  const list = { schema: { querystring: NotificationsQuery, response: { 200: NotificationsReply } } };
  app.get('/notifications', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { notifications, ...page } = await notificationsService.list(
      request.viewer(),
      filter,
      limit,
      positionOf(cursor),
    );
    describePage(request, reply, page);
    return { notifications };
  });

  app.get('/notifications/choices', { schema: { response: { 200: NotificationChoices } } }, (request) =>
    notificationsService.listChoices(request.viewer()),
  );

  const choose = { schema: { body: NotificationChoicesRequest, response: { 200: NotificationChoicesReply } } };
  app.put('/notifications/choices', choose, async (request) => ({
    message: messages.settingSaved,
    ...(await notificationsService.choose(request.viewer(), request.body)),
  }));

  const stop = { schema: { body: StopMailsRequest, response: { 200: MessageReply } } };
  app.post('/auth/mails/stop', stop, async (request) => {
    await notificationsService.stopMails(request.body.key);
    return { message: messages.mailsStopped };
  });

  app.put('/notifications/read', { schema: { response: { 200: UnreadReply } } }, (request) =>
    notificationsService.markAllRead(request.viewer()),
  );

  app.put('/notifications/:id/read', { schema: { params: ById, response: { 200: UnreadReply } } }, (request) =>
    notificationsService.markRead(request.viewer(), request.params.id),
  );
};
