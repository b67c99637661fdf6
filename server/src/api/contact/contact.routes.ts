import {
  ContactMessagesReply,
  ContactRequest,
  MarkMessageRequest,
  MessagesQuery,
} from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { ById } from 'shared-api/contract/query.contract';
import { MessageReply } from 'shared-api/contract/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf, allow } from '../../platform/http/actor.ts';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { ContactService } from './contact.service.ts';

export const contactRoutes: Routes<{ contactService: ContactService }> = async (app, { contactService }) => {
  const send = { schema: { body: ContactRequest, response: { 201: MessageReply } } };
  app.post('/auth/contact', send, async (request, reply) => {
    await contactService.receive(request.body, request.ip);
    return reply.code(201).send({ message: messages.contactSent });
  });

  const onRequest = allow(canReadMessages);

  const list = { schema: { querystring: MessagesQuery, response: { 200: ContactMessagesReply } }, onRequest };
  app.get('/dashboard/messages', list, async (request, reply) => {
    const { state, limit, cursor } = request.query;
    const page = await contactService.list(state, limit, positionOf(cursor));
    describePage(request, reply, page);
    return { messages: page.messages };
  });

  const mark = { schema: { params: ById, body: MarkMessageRequest, response: { 200: MessageReply } }, onRequest };
  app.put('/dashboard/messages/:id', mark, async (request) => {
    await contactService.mark(actorOf(request), request.params.id, request.body);
    return { message: messages.messageMarked };
  });
};
