import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import * as pathTo from 'shared-api/contract/path-to';
import { isId } from 'shared-api/contract/wire/query.contract';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { feedTitles } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { ifChangedSender, type Written } from '../../platform/http/send-if-changed.ts';
import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { shareInFlight } from '../../platform/limits/share-in-flight.ts';
import { everybody, inWorker } from '../../platform/threads/worker-pool.ts';
import { openOfficesRepository } from '../offices.repository.ts';
import { type Feed, type FeedName, feedTypes, latestOf } from './feed.ts';
import { toAtom } from './to-atom.ts';
import { toRss } from './to-rss.ts';

type FeedsOptions = { db: Db; postsListService: PostsListService; givenOrigin: string | undefined };

type Write = (feed: Feed) => string;
const isShort = ({ posts }: Feed) =>
  posts.reduce((length, { content }) => length + content.length, 0) <= serverLimits.shortFeedLength;

/** Long feeds are written in a worker. */
function writer(write: Write, file: string, name: string) {
  const writeInWorker = inWorker<[Feed], string>(import.meta.resolve(file), name);
  return async (feed: Feed) => (isShort(feed) ? write(feed) : writeInWorker(everybody, feed));
}

const forms = {
  rss: { write: writer(toRss, './to-rss.ts', 'toRss'), type: 'application/rss+xml; charset=utf-8' },
  atom: { write: writer(toAtom, './to-atom.ts', 'toAtom'), type: 'application/atom+xml; charset=utf-8' },
};

const isFeed = (name: string): name is FeedName => Object.hasOwn(feedTypes, name);

type Source = Pick<Feed, 'title' | 'path' | 'pagePath'> & { filter: Parameters<PostsListService['list']>[0] };

/** The newest posts, the newest announcements, and the newest of both of an office, in the two forms that feed readers know. */
export const feedsRoutes: FastifyPluginAsync<FeedsOptions> = async (app, { db, postsListService, givenOrigin }) => {
  const sendIfChanged = ifChangedSender();
  for (const [form, { write, type }] of Object.entries(forms)) {
    const shared = shareInFlight<Written>();
    const limited = concurrencyLimit(serverLimits.maxFeedsAtOnce, serverLimits.maxFeedsWaiting);

    async function send(request: FastifyRequest, reply: FastifyReply, { filter, ...source }: Source) {
      const origin = originOf(request, givenOrigin);
      const key = `${source.path} ${origin}`;
      const feed = await shared(key, () =>
        limited(async () => {
          const { posts } = await postsListService.list(filter, limits.listDefault);
          const feed = { ...source, description: organisation.description, origin, posts };
          return { body: await write(feed), changedAt: latestOf(feed) };
        }),
      );
      reply.header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`);
      return sendIfChanged(request, reply, { key, type, ...feed });
    }

    app.get<{ Params: { name: string } }>(`/feeds/:name.${form}`, async (request, reply) => {
      const { name } = request.params;
      if (!isFeed(name)) throw notFound();
      const title = `${organisation.name}: ${feedTitles[name]}`;
      return send(request, reply, {
        title,
        path: `/feeds/${name}.${form}`,
        pagePath: `${pathTo.posts}?type=${feedTypes[name]}`,
        filter: { type: feedTypes[name] },
      });
    });

    app.get<{ Params: { id: string } }>(`/offices/:id/posts.${form}`, async (request, reply) => {
      const { id } = request.params;
      const office = isId(id) ? await openOfficesRepository.find(db, id) : undefined;
      if (!office) throw notFound();
      const title = `${organisation.name}: ${office.name}`;
      return send(request, reply, {
        title,
        path: `/offices/${id}/posts.${form}`,
        pagePath: pathTo.postsOf(id),
        filter: { office: id },
      });
    });
  }
};
