import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { serverLimits } from '../../limits.ts';

const params = { [constants.BROTLI_PARAM_QUALITY]: serverLimits.brotliQuality };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const encoders = {
  br: (bytes: Buffer) => compressBrotli(bytes, { params }),
  gzip: (bytes: Buffer) => compressGzip(bytes),
};
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders);
const isEncoding = (name: string | null): name is Encoding => name !== null && name in encoders;

/** A rendered page as a file: each encoding is made once, when it is first asked for, and has a tag of its own. */
export function pageFile(document: string) {
  const bytes = Buffer.from(document);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const encoded = new Map<Encoding, Promise<Buffer>>();

  function encodeOnce(encoding: Encoding) {
    const known = encoded.get(encoding);
    if (known) return known;
    const made = encoders[encoding](bytes);
    encoded.set(encoding, made);
    made.catch(() => encoded.delete(encoding));
    return made;
  }

  return {
    /** About the memory that it takes in all its encodings. */
    size: 2 * bytes.length,
    /** The file in the encoding that the client prefers. */
    async read(acceptEncoding: string) {
      const encoding = negotiate(acceptEncoding, encodings);
      if (!isEncoding(encoding)) return { bytes, tag: `"${digest}"` };
      return { bytes: await encodeOnce(encoding), tag: `"${digest}-${encoding}"`, encoding };
    },
  };
}
export type PageFile = ReturnType<typeof pageFile>;
