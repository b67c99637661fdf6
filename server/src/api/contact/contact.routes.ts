import {
  ContactMessageChangeReply,
  ContactMessageReply,
  ContactMessagesReply,
  ContactRequest,
  MarkMessageRequest,
  MessagesQuery,
  ReplyToMessageRequest,
} from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
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
    const page = await contactService.list(request.viewer(), request.query, positionOf(request.query.cursor));
    describePage(request, reply, page);
    return { messages: page.messages };
  });

  const open = { schema: { params: ById, response: { 200: ContactMessageReply } }, onRequest };
  app.get('/dashboard/messages/:id', open, async (request) => ({
    contactMessage: await contactService.get(request.params.id),
  }));

  const changed = { 200: ContactMessageChangeReply };
  const mark = { schema: { params: ById, body: MarkMessageRequest, response: changed }, onRequest };
  app.put('/dashboard/messages/:id', mark, async (request) => {
    const contactMessage = await contactService.mark(actorOf(request), request.params.id, request.body.state);
    return { message: messages.messageMarked, contactMessage };
  });

  const assign = { schema: { params: ById, response: changed }, onRequest };
  app.put('/dashboard/messages/:id/assignee', assign, async (request) => {
    const contactMessage = await contactService.take(actorOf(request), request.params.id);
    return { message: messages.messageTaken, contactMessage };
  });
  app.delete('/dashboard/messages/:id/assignee', assign, async (request) => {
    const contactMessage = await contactService.giveBack(actorOf(request), request.params.id);
    return { message: messages.messageGivenBack, contactMessage };
  });

  const answer = {
    schema: { params: ById, body: ReplyToMessageRequest, response: { 201: ContactMessageChangeReply } },
    onRequest,
  };
  app.post('/dashboard/messages/:id/reply', answer, async (request, reply) => {
    const contactMessage = await contactService.reply(actorOf(request), request.params.id, request.body.text);
    return reply.code(201).send({ message: messages.messageReplied, contactMessage });
  });
};
