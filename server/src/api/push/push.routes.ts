import {
  PushKeyReply,
  PushSubscriptionReply,
  PushSubscriptionRequest,
  PushSubscriptionSavedReply,
  QuietHours,
  QuietHoursReply,
} from 'shared-api/contract/notifications/push.contract';
import { messages } from '../../messages.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { PushService } from './push.service.ts';

/** Each member's own; a subscription is of the browser that asks. */
export const pushRoutes: Routes<{ pushService: PushService }> = async (app, { pushService }) => {
  app.get('/push/key', { schema: { response: { 200: PushKeyReply } } }, (request) => {
    request.viewer();
    return pushService.key();
  });

  app.get('/push/subscription', { schema: { response: { 200: PushSubscriptionReply } } }, (request) => {
    request.viewer();
    return pushService.read(request.sessionToken);
  });

  const saved = { response: { 200: PushSubscriptionSavedReply } };
  app.put('/push/subscription', { schema: { body: PushSubscriptionRequest, ...saved } }, async (request) => ({
    message: messages.settingSaved,
    ...(await pushService.subscribe(request.viewer(), request.sessionToken, request.body)),
  }));

  app.delete('/push/subscription', { schema: saved }, async (request) => {
    request.viewer();
    return { message: messages.settingSaved, ...(await pushService.unsubscribe(request.sessionToken)) };
  });

  app.get('/push/quiet-hours', { schema: { response: { 200: QuietHours } } }, (request) =>
    pushService.quietHours(request.viewer()),
  );

  const setHours = { schema: { body: QuietHours, response: { 200: QuietHoursReply } } };
  app.put('/push/quiet-hours', setHours, async (request) => ({
    message: messages.quietHoursSaved(request.body.isOn),
    ...(await pushService.setQuietHours(request.viewer(), request.body)),
  }));
};
