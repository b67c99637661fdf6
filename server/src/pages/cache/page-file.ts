import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { serverLimits } from '../../limits.ts';
import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);
const brotli = (quality: number) => (bytes: Buffer) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressPage = brotli(serverLimits.pageBrotliQuality);
const compressQuickly = brotli(serverLimits.brotliQuality);
const limited = concurrencyLimit(serverLimits.maxPagesCompressedAtOnce);

const encoders = {
  br: (bytes: Buffer) =>
    bytes.length > serverLimits.maxQueuedPageBytes ? compressQuickly(bytes) : limited(() => compressPage(bytes)),
  gzip: (bytes: Buffer) => compressGzip(bytes),
};
const quickEncoders = { ...encoders, br: compressQuickly };
const compressBest = brotli(serverLimits.bestBrotliQuality);

type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders);
const isEncoding = (name: string | null): name is Encoding => name !== null && name in encoders;

type Tags = [string, ...string[]];

/** The file as one client takes it. */
type Variant = {
  encoding?: Encoding;
  /** Of what is sent now, and of what else this encoding was sent as. */
  tags: () => Tags;
  read: () => Promise<Buffer>;
};

/** Compresses as well as it can be done, one at a time, so that quick compressions never queue behind several slow ones. */
export function bestCompressor() {
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    /** Undefined where it failed: the quick compression is good enough. */
    async compress(bytes: Buffer): Promise<Buffer | undefined> {
      isBusy = true;
      try {
        return await compressBest(bytes);
      } catch {
        return undefined;
      } finally {
        isBusy = false;
      }
    },
  };
}
type BestCompressor = ReturnType<typeof bestCompressor>;

/**
 * A rendered page as a file: each encoding is made once, when it is first asked for, and has a tag of its own. A page that
 * is read often is compressed by `compressor` in the background; without one it is compressed quickly, and never again.
 */
export function pageFile(document: string, compressor?: BestCompressor) {
  const { br, gzip } = compressor ? encoders : quickEncoders;
  const bytes = Buffer.from(document);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  let digest: string | undefined;
  let best: Buffer | undefined;
  let hasTriedBest = false;
  let reads = 0;

  function tagOf(ending = '') {
    digest ??= hash('sha256', bytes, 'base64url').slice(0, 27); // replies of the API are sent without one
    return `"${digest}${ending}"`;
  }

  function encodeOnce(encoding: Encoding) {
    const known = encoded.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? br(bytes) : gzip(bytes);
    encoded.set(encoding, made);
    made.catch(() => encoded.delete(encoding));
    return made;
  }

  async function makeBest() {
    if (!compressor || compressor.isBusy() || hasTriedBest) return;
    hasTriedBest = true;
    best = await compressor.compress(bytes);
  }

  async function readBrotli() {
    reads += 1;
    if (best) return best;
    const made = await encodeOnce('br');
    if (reads >= serverLimits.bestBrotliFromRequest) void makeBest();
    return made;
  }

  function brotliVariant(): Variant {
    const tags = (): Tags => (best ? [tagOf('-br11'), tagOf('-br')] : [tagOf('-br')]);
    return { encoding: 'br', tags, read: readBrotli };
  }

  return {
    /** About the memory that it takes in all its encodings. */
    size: 2 * bytes.length,
    /** The file in the encoding that the client prefers. */
    variantFor(acceptEncoding: string): Variant {
      const encoding = negotiate(acceptEncoding, encodings);
      if (!isEncoding(encoding)) return { tags: () => [tagOf()], read: async () => bytes };
      if (encoding === 'br') return brotliVariant();
      return { encoding, tags: () => [tagOf(`-${encoding}`)], read: () => encodeOnce(encoding) };
    },
  };
}
export type PageFile = ReturnType<typeof pageFile>;
