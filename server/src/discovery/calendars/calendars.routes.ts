import type { FastifyPluginAsync } from 'fastify';
import { isId } from 'shared-api/contract/query.contract';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { toCalendar } from './to-calendar.ts';

type CalendarsOptions = { postsListService: PostsListService; givenOrigin: string | undefined };

/** Events as calendar programs read them. */
export const calendarsRoutes: FastifyPluginAsync<CalendarsOptions> = async (app, { postsListService, givenOrigin }) => {
  app.get<{ Params: { id: string } }>('/posts/:id/event.ics', async (request, reply) => {
    const { id } = request.params;
    const post = isId(id) ? await postsListService.get(id) : undefined;
    if (!post?.event) throw notFound();
    const calendar = toCalendar({ origin: originOf(request, givenOrigin), posts: [post] });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`)
      .send(calendar);
  });
};
