import { extname } from 'node:path';
import type { RegistryStorage } from 'deploy/storage/storage';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { notFound } from '../../platform/errors.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

const accepts = (header: string | string[] | undefined) => {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return encodings.filter(({ name }) => accepted.includes(name));
};

/** The published files of front ends out of a storage that is no folder of this machine; the latest stay in memory. */
export const storedFilesRoutes: FastifyPluginAsync<{ storage: RegistryStorage }> = async (app, { storage }) => {
  const files = new LRUCache<string, Buffer>({
    maxSize: serverLimits.maxStoredFilesBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: async (path) => (await storage.read(path))?.bytes,
  });

  async function sendPacked(reply: FastifyReply, path: string, header: string | string[] | undefined) {
    for (const { name, ending } of accepts(header)) {
      const bytes = await files.fetch(`${path}${ending}`);
      if (bytes) return reply.header('content-encoding', name).send(bytes);
    }
    const bytes = await files.fetch(path);
    if (!bytes) throw notFound();
    return reply.send(bytes);
  }

  app.get<{ Params: { '*': string } }>('/r/*', async (request, reply) => {
    const path = request.params['*'];
    const type = types[extname(path)];
    if (!type || path.split('/').includes('..')) throw notFound();
    const etag = `"${path}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(type);
    return sendPacked(reply, `r/${path}`, request.headers['accept-encoding']);
  });
};
