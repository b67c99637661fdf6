import { ReasonRequest } from 'shared-api/contract/managed-members.contract';
import { PostsReply } from 'shared-api/contract/posts.contract';
import { MessageReply } from 'shared-api/contract/session.contract';
import { messages } from '../../messages.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { ById, describePage } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { ModerationService } from './moderation.service.ts';
import { PostsQuerystring } from './posts.routes.ts';

export const moderationRoutes: Routes<{ moderation: ModerationService }> = async (app, { moderation }) => {
  const list = { schema: { querystring: PostsQuerystring, response: { 200: PostsReply } } };
  app.get('/dashboard/posts', list, async (request, reply) => {
    const { type, office, author, q: words, limit, cursor } = request.query;
    const page = await moderation.list(request.viewer(), { type, office, author, words }, limit, cursor);
    describePage(request, reply, page);
    return page.posts;
  });

  const remove = { schema: { params: ById, body: ReasonRequest, response: { 200: MessageReply } } };
  app.delete('/dashboard/post/:id', remove, async (request) => {
    await moderation.remove(actorOf(request), request.params.id, request.body.reason);
    return { message: messages.postRemoved };
  });
};
