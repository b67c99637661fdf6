import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../errors.ts';
import { heldTag } from '../http/held-tag.ts';
import type { MediaStore } from './media-store.ts';

const fileName = /^[0-9a-f]{32}-\d{1,4}\.webp$/;

const etagOf = (name: string) => `"${name}"`;

/** Where the small files of older pictures are not written yet, in which width their avatars and covers are there. */
const smallFile = /-192\.webp$/;
const widerFiles = ['-320.webp', '-480.webp'];

/** The file of that name, or in place of a small one a wider one. */
async function openFile(media: MediaStore, name: string) {
  const file = await media.open(name);
  if (file) return { ...file, headers: { etag: etagOf(name), 'cache-control': 'public, max-age=31536000, immutable' } };
  for (const wider of smallFile.test(name) ? widerFiles : []) {
    const instead = await media.open(name.replace(smallFile, wider));
    if (instead) return { ...instead, headers: { 'cache-control': 'public, max-age=3600' } };
  }
  return undefined;
}

export const mediaRoutes: FastifyPluginAsync<{ media: MediaStore }> = async (app, { media }) => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    if (!fileName.test(name)) throw notFound();
    if (heldTag(request.headers['if-none-match'], [etagOf(name)])) return reply.code(304).send();
    const file = await openFile(media, name);
    if (!file) throw notFound();
    return reply
      .headers({ ...file.headers, 'content-length': file.size })
      .type('image/webp')
      .send(file.stream);
  });
};
