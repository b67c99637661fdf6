import { ContactRequest } from 'shared-api/contract/contact.contract';
import { MessageReply } from 'shared-api/contract/session.contract';
import { messages } from '../../messages.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { ContactService } from './contact.service.ts';

export const contactRoutes: Routes<{ contact: ContactService }> = async (app, { contact }) => {
  const send = { schema: { body: ContactRequest, response: { 201: MessageReply } } };
  app.post('/auth/contact', send, async (request, reply) => {
    await contact.receive(request.body, request.ip);
    return reply.code(201).send({ message: messages.contactSent });
  });
};
