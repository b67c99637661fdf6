import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { cardsRoutes } from './cards/cards.routes.ts';
import type { Db } from './db.ts';
import type { Env } from './env.ts';
import { feedsRoutes } from './feeds/feeds.routes.ts';
import { manifestRoutes } from './manifest/manifest.routes.ts';
import type { MediaStore } from './media/media-store.ts';
import { postsRepository } from './posts/posts.repository.ts';
import { postsService } from './posts/posts.service.ts';
import { sitemapRepository } from './sitemap/sitemap.repository.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

type FoundParts = { env: Env; db: Db; media: MediaStore };

/** Everything by which the portal is found, followed, shown elsewhere and kept on a phone. */
export const found: FastifyPluginAsync<FoundParts> = async (app, { env, db, media }) => {
  const { givenOrigin } = env;
  const posts = postsService(postsRepository(db));
  await app.register(cardsRoutes, { posts, media, fontsFolder: join(env.dataDir, 'fonts') });
  await app.register(feedsRoutes, { posts, givenOrigin });
  await app.register(sitemapRoutes, { addresses: sitemapRepository(db), givenOrigin });
  await app.register(manifestRoutes);
};
