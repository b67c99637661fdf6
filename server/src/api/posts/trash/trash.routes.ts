import { PostReply } from 'shared-api/contract/posts/posts.contract';
import { TrashQuery, TrashReply } from 'shared-api/contract/posts/trash.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../../messages.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { describePage, positionOf } from '../../../platform/http/paging.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { TrashService } from './trash.service.ts';

export const trashRoutes: Routes<{ trashService: TrashService }> = async (app, { trashService }) => {
  const list = { schema: { querystring: TrashQuery, response: { 200: TrashReply } } };
  for (const [path, read] of [
    ['/trash', trashService.listOwn],
    ['/dashboard/trash', trashService.listInScope],
  ] as const)
    app.get(path, list, async (request, reply) => {
      const { limit, cursor } = request.query;
      const { posts, ...page } = await read(request.viewer(), limit, positionOf(cursor));
      describePage(request, reply, page);
      return { posts };
    });

  app.post('/trash/:id/restore', { schema: { params: ById, response: { 200: PostReply } } }, async (request) => {
    const post = await trashService.restore(actorOf(request), request.params.id);
    return { message: messages.postRestored, post };
  });

  app.delete('/trash/:id', { schema: { params: ById, response: { 200: MessageReply } } }, async (request) => {
    await trashService.remove(actorOf(request), request.params.id);
    return { message: messages.postErased };
  });
};
