import { PostReply } from 'shared-api/contract/posts/posts.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { messages } from '../../../messages.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { CancellationService } from './cancellation.service.ts';

/** For the organisers of an event, by the id of its announcement. */
export const cancellationRoutes: Routes<{ cancellationService: CancellationService }> = async (
  app,
  { cancellationService },
) => {
  const options = { schema: { params: ById, response: { 200: PostReply } } };
  app.put('/events/:id/cancellation', options, async (request) => ({
    message: messages.eventCancelled,
    post: await cancellationService.cancel(actorOf(request), request.params.id),
  }));
  app.delete('/events/:id/cancellation', options, async (request) => ({
    message: messages.eventResumed,
    post: await cancellationService.resume(actorOf(request), request.params.id),
  }));
};
