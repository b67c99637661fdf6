import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Build } from './build.ts';
import { sriOf } from './hash.ts';

const text = /\.(js|css|html|json|svg)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * All that is stored of a build, by path: its files, text also as `.br` and `.gz`, and `integrity.json` with the hash
 * of each of them.
 */
export async function packageBuild(build: Build): Promise<ReadonlyMap<string, Buffer>> {
  const packed = await Promise.all([...build.files].map(([path, bytes]) => withCompressed(path, bytes)));
  const files = new Map(packed.flat());
  const integrity = Object.fromEntries([...files].map(([path, bytes]) => [path, sriOf(bytes)]));
  return files.set('integrity.json', Buffer.from(`${JSON.stringify(integrity, null, 2)}\n`));
}

async function withCompressed(path: string, bytes: Buffer): Promise<[string, Buffer][]> {
  if (!text.test(path)) return [[path, bytes]];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [
    [path, bytes],
    [`${path}.br`, await toBrotli(bytes, { params })],
    [`${path}.gz`, await toGzip(bytes, { level: 9 })],
  ];
}
