import type { FastifyPluginAsync } from 'fastify';
import * as pathTo from 'shared-api/contract/path-to';
import { type PageFacts, paths } from 'shared-api/contract/paths';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { originOf } from '../../platform/http/security.ts';
import { ifChangedSender } from '../../platform/http/send-if-changed.ts';
import { latestOf } from '../feeds/feed.ts';
import { sitemapRepository } from './sitemap.repository.ts';

type SitemapOptions = { db: Db; givenOrigin: string | undefined };

const pages = Object.entries(paths);
const publicPaths = pages.filter(([, { isInSitemap }]) => isInSitemap).map(([path]) => path);

const isOpen = ({ readers }: PageFacts) => readers === 'everyone';
/** By what its path begins with: a crawler takes nothing else. */
const closedPrefixes = pages.filter(([, facts]) => !isOpen(facts)).map(([path]) => path.replace(/:.*/, ''));
/** For one person alone, or for signed-in members: nothing that a search engine could show. */
const closedPaths = ['/api/', ...closedPrefixes].filter(
  (path, index, all) =>
    !all.some((other, at) => at !== index && path.startsWith(other) && (other !== path || at < index)),
);

const toUrl = (address: string, changedAt?: string) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { db, givenOrigin }) => {
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.header('cache-control', `public, max-age=${serverLimits.discoveryMaxAgeSeconds}`),
  );

  const sendIfChanged = ifChangedSender();
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, givenOrigin);
    const posts = await sitemapRepository.listPosts(db, serverLimits.maxSitemapPosts);
    const urls = [
      ...publicPaths.map((path) => toUrl(origin + path)),
      ...posts.map(({ id, updatedAt }) => toUrl(origin + pathTo.post(id), updatedAt)),
    ];
    const map = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    const type = 'application/xml; charset=utf-8';
    return sendIfChanged(request, reply, { key: origin, type, body: map.join('\n'), changedAt: latestOf({ posts }) });
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
