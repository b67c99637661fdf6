import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { organisation } from 'shared-api/contract/offices/organisation';
import { palette } from 'shared-ui/palette';
import { serverLimits } from '../../limits.ts';
import { shortcuts } from '../../messages.ts';

const png = 'image/png';

const manifest = {
  id: '/',
  name: organisation.name,
  short_name: organisation.shortName,
  description: organisation.description,
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: palette.sand[50],
  theme_color: palette.green[700],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: png },
    { src: '/icons/512.png', sizes: '512x512', type: png },
    { src: '/icons/maskable.png', sizes: '512x512', type: png, purpose: 'maskable' },
  ],
  shortcuts,
};

/** What a phone needs to put the portal among its own programs. */
export const manifestRoutes: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../../../assets/icons'),
    prefix: '/icons/',
    decorateReply: false,
    index: false,
    maxAge: '7d',
  });

  app.get('/site.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${serverLimits.discoveryMaxAgeSeconds}`)
      .serializer(JSON.stringify)
      .send(manifest),
  );
};
