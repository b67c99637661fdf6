import { extname } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { type FindRelease, openPreview, type ReleaseFiles, releaseFiles, withoutHash } from 'deploy/registry';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { notFound } from '../../platform/errors.ts';
import { heldTag } from '../../platform/http/held-tag.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';
import { chosenOverride } from '../override/override.routes.ts';
import { previewKeyOf } from '../override/preview.routes.ts';
import { fileDeltas } from './file-deltas.ts';

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

/** `Available-Dictionary` (RFC 9842, 2.2): the SHA-256 of a file, between colons. */
const dictionaryHeader = /^:([A-Za-z0-9+/]{43}=):$/;

/** Reads a file as it is, or in the form with this ending; undefined when there is none. */
type ReadForm = (ending: string) => Promise<Buffer | undefined>;
type FilePath = ReturnType<typeof partsOf>;

function partsOf(path: string) {
  const [name = '', version = '', ...file] = path.split('/');
  return { name, version, file: file.join('/') };
}

type StoredFilesOptions = { registry: Registry; findRelease: FindRelease };

/**
 * The published files of front ends, each compared with the hash that a pointer leads to before it is served; the latest
 * stay in memory. That hash is the tag of a file, so a browser that has it from an earlier release is sent no bytes.
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

  /** Of a build that is live for nobody, for a browser that was given the key to it. */
  async function previewedFiles(request: FastifyRequest, name: string, version: string) {
    const key = previewKeyOf(chosenOverride(request) ?? '');
    if (!key?.startsWith(`${name}@${version}~`)) return undefined;
    const preview = await openPreview(storage, env, key, publicKeys);
    return preview && releaseFiles(storage, name, preview.release, publicKeys !== undefined);
  }

  async function readFile(path: string) {
    const { name, version, file } = partsOf(path);
    return (await filesOf(name, version))?.read(file);
  }

  const files = new LRUCache<string, Buffer>({
    maxSize: serverLimits.maxStoredFilesBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: readFile,
  });

  const findDelta = fileDeltas({ storage, readFile: (path) => files.fetch(path) });

  async function readDelta({ headers }: FastifyRequest, path: FilePath, accepted: string, read: ReadForm) {
    const dictionary = dictionaryHeader.exec(String(headers['available-dictionary'] ?? ''))?.[1];
    if (!dictionary || !negotiate(accepted, ['dcz'])) return undefined;
    const bytes = await read('');
    return bytes && findDelta({ ...path, bytes, dictionary });
  }

  /** What is sent of a file: a delta against what the browser has, or all of it in the smallest form that it reads. */
  async function pack(request: FastifyRequest, path: FilePath, read: ReadForm) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const delta = await readDelta(request, path, accepted, read);
    if (delta) return { bytes: delta, encoding: 'dcz' };
    const encoding = negotiate(accepted, Object.keys(endings)) ?? '';
    const compressed = encoding && (await read(endings[encoding] ?? ''));
    return compressed ? { bytes: compressed, encoding } : { bytes: await read(''), encoding: undefined };
  }

  app.get<{ Params: { '*': string } }>('/r/*', async (request, reply) => {
    const path = request.params['*'];
    const type = types[extname(path)];
    if (!type || path.split('/').includes('..')) throw notFound();
    const { name, version, file } = partsOf(path);
    const live = await filesOf(name, version);
    const release = live ?? (await previewedFiles(request, name, version));
    const hash = await release?.hashOf(file);
    if (!release || hash === undefined) throw notFound();
    // weak: the same in each encoding
    const etag = `W/"${hash}"`;
    const vary = 'accept-encoding, available-dictionary';
    reply.headers({ etag, vary, 'cache-control': 'public, max-age=31536000, immutable' });
    const alike = withoutHash(file, '.*');
    if (alike) reply.header('use-as-dictionary', `match="/r/${name}/*/${alike}"`);
    if (heldTag(request.headers['if-none-match'], [etag])) return reply.code(304).send();
    const read: ReadForm = (ending) => (live ? files.fetch(path + ending) : release.read(file + ending));
    const { bytes, encoding } = await pack(request, { name, version, file }, read);
    if (!bytes) throw notFound();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  });
};
