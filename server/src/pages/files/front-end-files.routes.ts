import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const browserFile = /\.(js|css|woff2|svg|png|ico|webmanifest)$/;

/** The published files of the front ends: immutable, and already compressed. */
export const frontEndFilesRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/r/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    allowedPath: (path) => browserFile.test(path),
  });
};
