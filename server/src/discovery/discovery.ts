import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { PostEventsService } from '../api/posts/events/post-events.service.ts';
import type { PostsListService } from '../api/posts/list/posts-list.service.ts';
import type { Db } from '../platform/database/db.ts';
import type { Env } from '../platform/env/env.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { calendarsRoutes } from './calendars/calendars.routes.ts';
import { feedsRoutes } from './feeds/feeds.routes.ts';
import { manifestRoutes } from './manifest/manifest.routes.ts';
import { shareImagesRoutes } from './share-images/share-images.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

type DiscoveryParts = {
  env: Env;
  db: Db;
  media: MediaStore;
  postsListService: PostsListService;
  postEventsService: PostEventsService;
};

/** Sitemap, feeds, calendars, share images and the web manifest. */
export const discovery: FastifyPluginAsync<DiscoveryParts> = async (
  app,
  { env, db, media, postsListService, postEventsService },
) => {
  const { givenOrigin } = env;
  await app.register(shareImagesRoutes, { postsListService, media, fontsFolder: join(env.dataDir, 'fonts') });
  await app.register(feedsRoutes, { db, postsListService, givenOrigin });
  await app.register(calendarsRoutes, { db, postsListService, postEventsService, givenOrigin });
  await app.register(sitemapRoutes, { db, givenOrigin });
  await app.register(manifestRoutes);
};
