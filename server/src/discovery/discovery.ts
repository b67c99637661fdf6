import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { PostsService } from '../api/posts/posts.service.ts';
import type { Db } from '../platform/database/db.ts';
import type { Env } from '../platform/env/env.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { feedsRoutes } from './feeds/feeds.routes.ts';
import { manifestRoutes } from './manifest/manifest.routes.ts';
import { cardsRoutes } from './share-images/share-images.routes.ts';
import { sitemapRepository } from './sitemap/sitemap.repository.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

type DiscoveryParts = { env: Env; db: Db; media: MediaStore; posts: PostsService };

/** Everything by which the portal is found, followed, shown elsewhere and kept on a phone. */
export const discovery: FastifyPluginAsync<DiscoveryParts> = async (app, { env, db, media, posts }) => {
  const { givenOrigin } = env;
  await app.register(cardsRoutes, { posts, media, fontsFolder: join(env.dataDir, 'fonts') });
  await app.register(feedsRoutes, { posts, givenOrigin });
  await app.register(sitemapRoutes, { addresses: sitemapRepository(db), givenOrigin });
  await app.register(manifestRoutes);
};
