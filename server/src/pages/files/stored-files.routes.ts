import { extname } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { type FindRelease, openPreview, type ReleaseFiles, releaseFiles } from 'deploy/registry';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { notFound } from '../../platform/errors.ts';
import { heldTag } from '../../platform/http/held-tag.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';
import { chosenOverride } from '../override/override.routes.ts';
import { previewKeyOf } from '../override/preview.routes.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
/** What the ending of a compressed file adds; the deploy tool stores each file in both. */
const endings: Record<string, string> = { br: '.br', gzip: '.gz' };

type StoredFilesOptions = { registry: Registry; findRelease: FindRelease };

/**
 * The published files of front ends, each compared with the hash that a pointer leads to before it is served; the latest
 * stay in memory.
 */
export const storedFilesRoutes: FastifyPluginAsync<StoredFilesOptions> = async (
  app,
  { registry: { storage, env, publicKeys, current }, findRelease },
) => {
  const releases = new LRUCache<string, ReleaseFiles>({ max: serverLimits.maxStoredReleases });

  async function filesOf(name: string, version: string) {
    const key = `${name}/${version}`;
    const kept = releases.get(key);
    if (kept) return kept;
    const release = await findRelease(await current(), name, version);
    const files = release && releaseFiles(storage, name, release, publicKeys !== undefined);
    if (files) releases.set(key, files);
    return files;
  }

  async function readFile(path: string) {
    const [name = '', version = '', ...file] = path.split('/');
    return (await filesOf(name, version))?.read(file.join('/'));
  }

  /** A file of a build that is live for nobody, for a browser that was given the key to it; it is not kept. */
  async function readPreviewed(request: FastifyRequest, path: string) {
    const key = previewKeyOf(chosenOverride(request) ?? '');
    const [name = '', version = '', ...file] = path.split('/');
    if (!key?.startsWith(`${name}@${version}~`)) return undefined;
    const preview = await openPreview(storage, env, key, publicKeys);
    return preview && releaseFiles(storage, name, preview.release, publicKeys !== undefined).read(file.join('/'));
  }

  const files = new LRUCache<string, Buffer>({
    maxSize: serverLimits.maxStoredFilesBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: readFile,
  });

  async function sendCompressed(request: FastifyRequest, reply: FastifyReply, path: string, header: string) {
    const encoding = negotiate(header, Object.keys(endings)) ?? '';
    const compressed = encoding && (await files.fetch(`${path}${endings[encoding]}`));
    const bytes = compressed || (await files.fetch(path)) || (await readPreviewed(request, path));
    if (!bytes) throw notFound();
    if (compressed) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  }

  app.get<{ Params: { '*': string } }>('/r/*', async (request, reply) => {
    const path = request.params['*'];
    const type = types[extname(path)];
    if (!type || path.split('/').includes('..')) throw notFound();
    const etag = `"${path}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    if (heldTag(request.headers['if-none-match'], [etag])) return reply.code(304).send();
    reply.type(type);
    return sendCompressed(request, reply, path, String(request.headers['accept-encoding'] ?? ''));
  });
};
