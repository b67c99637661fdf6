import type { FastifyPluginAsync } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/organisation';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { feedTitles } from '../../messages.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { type FeedName, feedTypes } from './feed.ts';
import { toAtom } from './to-atom.ts';
import { toRss } from './to-rss.ts';

type FeedsOptions = { postsListService: PostsListService; givenOrigin: string | undefined };

const forms = {
  rss: { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: toAtom, type: 'application/atom+xml; charset=utf-8' },
};

const isFeed = (name: string): name is FeedName => Object.hasOwn(feedTypes, name);

/** The newest posts, or the newest announcements, in the two forms that feed readers know. */
export const feedsRoutes: FastifyPluginAsync<FeedsOptions> = async (app, { postsListService, givenOrigin }) => {
  for (const [form, { write, type }] of Object.entries(forms)) {
    app.get<{ Params: { name: string } }>(`/feeds/:name.${form}`, async (request, reply) => {
      const { name } = request.params;
      if (!isFeed(name)) throw notFound();
      const page = await postsListService.list({ type: feedTypes[name] }, limits.listDefault);
      const feed = write({
        title: `${organisation.name}: ${feedTitles[name]}`,
        description: organisation.description,
        origin: originOf(request, givenOrigin),
        path: `/feeds/${name}.${form}`,
        pagePath: `/posts?type=${feedTypes[name]}`,
        posts: page.posts,
      });
      return reply.type(type).header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`).send(feed);
    });
  }
};
