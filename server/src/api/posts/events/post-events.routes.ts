import { OwnEventsReply } from 'shared-api/contract/posts/own-events.contract';
import { EventsQuery } from 'shared-api/contract/posts/post-events.contract';
import { PostsReply } from 'shared-api/contract/posts/posts.contract';
import { describePage, positionOf } from '../../../platform/http/paging.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { PostEventsService } from './post-events.service.ts';

export const postEventsRoutes: Routes<{ postEventsService: PostEventsService }> = async (
  app,
  { postEventsService },
) => {
  const list = { schema: { querystring: EventsQuery, response: { 200: PostsReply } } };
  app.get('/events', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { posts, next } = await postEventsService.list(filter, limit, positionOf(cursor));
    describePage(request, reply, { next });
    return posts;
  });

  app.get('/me/events', { schema: { response: { 200: OwnEventsReply } } }, async (request) => ({
    events: await postEventsService.listOwn(request.viewer()),
  }));
};
