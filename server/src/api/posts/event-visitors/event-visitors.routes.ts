import { eventVisitorWords } from 'shared-api/contract/posts/event-visitor-words';
import {
  EventVisitorReply,
  EventVisitorRequest,
  EventVisitorToken,
} from 'shared-api/contract/posts/event-visitors.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import type { Routes } from '../../../platform/http/validation.ts';
import type { EventVisitorsService } from './event-visitors.service.ts';

/** Without a session: a visitor acts by the links that are mailed to it. */
export const eventVisitorsRoutes: Routes<{ eventVisitorsService: EventVisitorsService }> = async (
  app,
  { eventVisitorsService },
) => {
  const send = { schema: { body: EventVisitorRequest, response: { 202: MessageReply } } };
  app.post('/events/visitors', send, async (request, reply) => {
    const isFull = await eventVisitorsService.request(request.body, request.ip);
    return reply.code(202).send({ message: eventVisitorWords[isFull ? 'mailedToWait' : 'mailed'] });
  });

  const confirm = { schema: { body: EventVisitorToken, response: { 200: EventVisitorReply } } };
  app.post('/events/visitors/confirm', confirm, async (request) => {
    const confirmed = await eventVisitorsService.confirm(request.body.token);
    return { message: eventVisitorWords[confirmed.state], ...confirmed };
  });

  const cancel = { schema: { body: EventVisitorToken, response: { 200: MessageReply } } };
  app.post('/events/visitors/cancel', cancel, async (request) => {
    await eventVisitorsService.cancel(request.body.token);
    return { message: eventVisitorWords.cancelled };
  });
};
