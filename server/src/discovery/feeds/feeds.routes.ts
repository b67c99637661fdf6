import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/organisation';
import { isId } from 'shared-api/contract/query.contract';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { feedTitles } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { openOfficesRepository } from '../offices.repository.ts';
import { type Feed, type FeedName, feedTypes } from './feed.ts';
import { toAtom } from './to-atom.ts';
import { toRss } from './to-rss.ts';

type FeedsOptions = { db: Db; postsListService: PostsListService; givenOrigin: string | undefined };

const forms = {
  rss: { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: toAtom, type: 'application/atom+xml; charset=utf-8' },
};

const isFeed = (name: string): name is FeedName => Object.hasOwn(feedTypes, name);

type Source = Pick<Feed, 'title' | 'path' | 'pagePath' | 'posts'>;

/** The newest posts, the newest announcements, and the newest of both of an office, in the two forms that feed readers know. */
export const feedsRoutes: FastifyPluginAsync<FeedsOptions> = async (app, { db, postsListService, givenOrigin }) => {
  for (const [form, { write, type }] of Object.entries(forms)) {
    const send = (request: FastifyRequest, reply: FastifyReply, source: Source) =>
      reply
        .type(type)
        .header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`)
        .send(write({ ...source, description: organisation.description, origin: originOf(request, givenOrigin) }));

    app.get<{ Params: { name: string } }>(`/feeds/:name.${form}`, async (request, reply) => {
      const { name } = request.params;
      if (!isFeed(name)) throw notFound();
      const { posts } = await postsListService.list({ type: feedTypes[name] }, limits.listDefault);
      const title = `${organisation.name}: ${feedTitles[name]}`;
      return send(request, reply, {
        title,
        path: `/feeds/${name}.${form}`,
        pagePath: `/posts?type=${feedTypes[name]}`,
        posts,
      });
    });

    app.get<{ Params: { id: string } }>(`/offices/:id/posts.${form}`, async (request, reply) => {
      const { id } = request.params;
      const office = isId(id) ? await openOfficesRepository.find(db, id) : undefined;
      if (!office) throw notFound();
      const { posts } = await postsListService.list({ office: id }, limits.listDefault);
      const title = `${organisation.name}: ${office.name}`;
      return send(request, reply, {
        title,
        path: `/offices/${id}/posts.${form}`,
        pagePath: `/posts?office=${id}`,
        posts,
      });
    });
  }
};
