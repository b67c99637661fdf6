import { ContactMessagesReply, MarkMessageRequest, MessageState } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { MessageReply } from 'shared-api/contract/session.contract';
import * as v from 'valibot';
import { messages } from '../../messages.ts';
import { actorOf, allow } from '../../platform/http/actor.ts';
import { ById, Cursor, describePage, Limit } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { InboxService } from './inbox.service.ts';

const InboxQuerystring = v.object({ state: v.optional(MessageState), limit: Limit, cursor: v.optional(Cursor) });

export const inboxRoutes: Routes<{ inbox: InboxService }> = async (app, { inbox }) => {
  app.addHook('onRequest', allow(canReadMessages));

  const list = { schema: { querystring: InboxQuerystring, response: { 200: ContactMessagesReply } } };
  app.get('/dashboard/messages', list, async (request, reply) => {
    const { state, limit, cursor } = request.query;
    const page = await inbox.list(state, limit, cursor);
    describePage(request, reply, page);
    return { messages: page.messages };
  });

  const mark = { schema: { params: ById, body: MarkMessageRequest, response: { 200: MessageReply } } };
  app.put('/dashboard/messages/:id', mark, async (request) => {
    await inbox.mark(actorOf(request), request.params.id, request.body);
    return { message: messages.messageMarked };
  });
};
