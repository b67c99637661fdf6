import { NewPostForm, PinReply, PinRequest, PostForm, PostReply } from 'shared-api/contract/posts.contract';
import { MessageReply } from 'shared-api/contract/session.contract';
import { messages } from '../../messages.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import { ById } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { PublishingService } from './publishing.service.ts';

export const publishingRoutes: Routes<{ publishing: PublishingService }> = async (app, { publishing }) => {
  const publish = {
    schema: { response: { 201: PostReply } },
    config: { form: { schema: NewPostForm, picture: 'image' } },
  };
  app.post('/post', publish, async (request, reply) => {
    const viewer = request.viewer();
    const { fields, picture } = await readForm(request, NewPostForm, 'image');
    const post = await publishing.publish(viewer, fields, picture);
    return reply.code(201).send({ message: messages.postPublished, post });
  });

  const edit = {
    schema: { params: ById, response: { 200: PostReply } },
    config: { form: { schema: PostForm, picture: 'image' } },
  };
  app.put('/post/:id', edit, async (request) => {
    const viewer = request.viewer();
    const { fields, picture } = await readForm(request, PostForm, 'image');
    const post = await publishing.edit(viewer, request.params.id, fields, picture);
    return { message: messages.postEdited, post };
  });

  app.delete('/post/:id', { schema: { params: ById, response: { 200: MessageReply } } }, async (request) => {
    await publishing.remove(actorOf(request), request.params.id);
    return { message: messages.postDeleted };
  });

  const pin = { schema: { params: ById, body: PinRequest, response: { 200: PinReply } } };
  app.put('/post/:id/pin', pin, async (request) => ({
    post: await publishing.pin(request.viewer(), request.params.id, request.body.pinned),
  }));
};
