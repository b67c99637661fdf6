import { Draft, DraftForm, DraftReply, DraftsReply, ScheduleRequest } from 'shared-api/contract/posts/drafts.contract';
import { PostReply } from 'shared-api/contract/posts/posts.contract';
import { ById, ByNewId } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../../messages.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { readForm } from '../../../platform/http/forms/multipart.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import { postFormShape } from '../posts.routes.ts';
import type { DraftsService } from './drafts.service.ts';

export const draftsRoutes: Routes<{ draftsService: DraftsService }> = async (app, { draftsService }) => {
  app.get('/draft', { schema: { response: { 200: DraftsReply } } }, (request) => draftsService.list(request.viewer()));

  app.get('/draft/:id', { schema: { params: ById, response: { 200: Draft } } }, (request) =>
    draftsService.get(request.viewer(), request.params.id),
  );

  const save = {
    schema: { params: ByNewId, response: { 200: DraftReply } },
    config: { form: { schema: DraftForm, picture: 'image' } },
  };
  app.put('/draft/:id', save, async (request) => {
    const actor = actorOf(request);
    const { fields, picture } = await readForm(request, DraftForm, postFormShape);
    return { draft: await draftsService.save(actor, request.params.id, fields, picture) };
  });

  const schedule = { schema: { params: ById, body: ScheduleRequest, response: { 200: DraftReply } } };
  app.put('/draft/:id/schedule', schedule, async (request) => ({
    draft: await draftsService.schedule(actorOf(request), request.params.id, request.body.at),
  }));

  app.delete('/draft/:id/schedule', { schema: { params: ById, response: { 200: DraftReply } } }, async (request) => ({
    draft: await draftsService.unschedule(actorOf(request), request.params.id),
  }));

  const publish = { schema: { params: ById, response: { 200: PostReply } } };
  app.post('/draft/:id/publish', publish, async (request) => ({
    message: messages.postPublished,
    post: await draftsService.publishScheduled(actorOf(request), request.params.id),
  }));

  app.delete('/draft/:id', { schema: { params: ById, response: { 200: MessageReply } } }, async (request) => {
    await draftsService.remove(actorOf(request), request.params.id);
    return { message: messages.draftDeleted };
  });
};
