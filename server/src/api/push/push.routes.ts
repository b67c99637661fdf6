import {
  PushKeyReply,
  PushSubscriptionReply,
  PushSubscriptionRequest,
  QuietHours,
} from 'shared-api/contract/notifications/push.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { PushService } from './push.service.ts';

/** Each member's own; a subscription is of the browser that asks. */
export const pushRoutes: Routes<{ pushService: PushService }> = async (app, { pushService }) => {
  app.get('/push/key', { schema: { response: { 200: PushKeyReply } } }, (request) => {
    request.viewer();
    return pushService.key();
  });

  const subscription = { response: { 200: PushSubscriptionReply } };
  app.get('/push/subscription', { schema: subscription }, (request) => {
    request.viewer();
    return pushService.read(request.sessionToken);
  });

  app.put('/push/subscription', { schema: { body: PushSubscriptionRequest, ...subscription } }, (request) =>
    pushService.subscribe(request.viewer(), request.sessionToken, request.body),
  );

  app.delete('/push/subscription', { schema: subscription }, (request) => {
    request.viewer();
    return pushService.unsubscribe(request.sessionToken);
  });

  app.get('/push/quiet-hours', { schema: { response: { 200: QuietHours } } }, (request) =>
    pushService.quietHours(request.viewer()),
  );

  app.put('/push/quiet-hours', { schema: { body: QuietHours, response: { 200: QuietHours } } }, (request) =>
    pushService.setQuietHours(request.viewer(), request.body),
  );
};
