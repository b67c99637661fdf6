import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sriOf } from '../hash.ts';
import { messages } from '../messages.ts';
import { layout } from '../pointer/layout.ts';
import type { Release } from '../pointer/pointer.contract.ts';
import type { Build } from './build.ts';
import type { Candidate } from './preflight.ts';

/** A build with all that is stored of it. */
export interface PackedBuild extends Build {
  /** Bytes by path: its files, text also as `.br` and `.gz`, and `integrity.json` with its origin and the hash of each of them. */
  packed: ReadonlyMap<string, Buffer>;
}

export const integrityFile = 'integrity.json';
const text = /\.(js|css|html|json|svg)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function packBuild(build: Build, printProgress?: (line: string) => void): Promise<PackedBuild> {
  printProgress?.(messages.packing(build.contract.name, build.version, build.files.size));
  const packed = await Promise.all([...build.files].map(([path, bytes]) => withCompressed(path, bytes)));
  const files = new Map(packed.flat());
  const integrity = { ...build.origin, ...Object.fromEntries([...files].map(([path, bytes]) => [path, sriOf(bytes)])) };
  return { ...build, packed: files.set(integrityFile, Buffer.from(`${JSON.stringify(integrity, null, 2)}\n`)) };
}

const bytesOf = ({ packed }: PackedBuild, path: string) => packed.get(path) ?? Buffer.of();

/** How the pointer names a build: the address of its entry, its global variable, and the hashes of all its files. */
export const toRelease = (build: PackedBuild): Release => ({
  url: `/${layout.release(build.contract.name, build.version)}/${build.contract.entry}`,
  metadata: {
    version: build.version,
    integrity: sriOf(bytesOf(build, build.contract.entry)),
    filesIntegrity: sriOf(bytesOf(build, integrityFile)),
  },
  extras: { globalName: build.contract.globalName },
});

/** What the preflight checks of a build, with the bytes that a browser would receive. */
export const toCandidate = ({ contract, files, packed }: PackedBuild): Candidate => ({
  contract,
  wireBytes: new Map([...files].map(([path, bytes]) => [path, (packed.get(`${path}.br`) ?? bytes).length])),
});

async function withCompressed(path: string, bytes: Buffer): Promise<[string, Buffer][]> {
  if (!text.test(path)) return [[path, bytes]];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [
    [path, bytes],
    [`${path}.br`, await toBrotli(bytes, { params })],
    [`${path}.gz`, await toGzip(bytes, { level: 9 })],
  ];
}
