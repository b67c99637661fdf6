import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../errors.ts';
import { heldTag } from '../http/held-tag.ts';
import type { MediaStore } from './media-store.ts';

const fileName = /^[0-9a-f]{32}-\d{1,4}\.webp$/;

export const mediaRoutes: FastifyPluginAsync<{ media: MediaStore }> = async (app, { media }) => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    if (!fileName.test(name)) throw notFound();
    const etag = `"${name}"`;
    if (heldTag(request.headers['if-none-match'], [etag])) return reply.code(304).send();
    const file = await media.open(name);
    if (!file) throw notFound();
    return reply
      .headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', 'content-length': file.size })
      .type('image/webp')
      .send(file.stream);
  });
};
