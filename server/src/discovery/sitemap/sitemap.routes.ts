import type { FastifyPluginAsync } from 'fastify';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { originOf } from '../../platform/http/security.ts';
import { sitemapRepository } from './sitemap.repository.ts';

type SitemapOptions = { db: Db; givenOrigin: string | undefined };

const publicPaths = [
  '/',
  '/posts',
  '/events',
  '/organization/secritary-general',
  '/organization/national-office',
  '/organization/provincial-offices',
  '/links/about',
  '/links/service-policy',
  '/links/licensing-policy',
  '/links/contacts-info',
];

/** For one person alone, or for signed-in members: nothing that a search engine could show. */
const closedPaths = [
  '/api/',
  '/account/',
  '/events/attend',
  '/organization/dashboard',
  '/organization/add-post',
  '/organization/drafts',
  '/organization/edit-',
  '/organization/notifications',
  '/organization/trash',
];

const toUrl = (address: string, changedAt?: Date) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;

export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { db, givenOrigin }) => {
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.header('cache-control', `public, max-age=${serverLimits.discoveryMaxAgeSeconds}`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, givenOrigin);
    const posts = await sitemapRepository.listPosts(db, serverLimits.maxSitemapPosts);
    const urls = [
      ...publicPaths.map((path) => toUrl(origin + path)),
      ...posts.map(({ id, updatedAt }) => toUrl(`${origin}/posts/${id}`, updatedAt)),
    ];
    const map = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    return reply.type('application/xml; charset=utf-8').send(map.join('\n'));
  });

  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closedPaths.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request, givenOrigin)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
