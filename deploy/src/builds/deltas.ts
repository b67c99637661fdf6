import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { maxAncestors, maxDeltaShare, maxEntriesWithAncestors } from '../limits.ts';
import { parseJson } from '../parse-json.ts';
import { readEntries } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import type { PackedBuild } from './package-build.ts';
import { readIntegrity } from './stored-release.ts';

/**
 * Deltas of the scripts of a release against those of earlier ones, as a browser that has the earlier file decodes them
 * (`dcz`, RFC 9842): compressed with the earlier file as dictionary.
 */

/** Of each file the earlier ones that there is a delta from: `<version>/<file>` by the SHA-256 of its bytes, as base64. */
const DeltaList = v.record(v.string(), v.record(v.string(), v.string()));
export type DeltaList = v.InferOutput<typeof DeltaList>;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Begins a skippable frame of zstd with the hash of the dictionary that the next frame needs (RFC 9842, 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const headerLength = magic.length + 32;

/** Of plain letters only, since the name goes into a header. */
const script = /^[\w./~-]+\.js$/;
const hashInName = /\.[0-9a-f]{8}(?=\.js$)/;

/** As `Available-Dictionary` names a file: the SHA-256 of its bytes as base64. */
export const dictionaryOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/**
 * The path of a script with something else in place of its hash, if it has one, so that the same one of two releases is named
 * alike.
 * @returns undefined for other files
 */
export const withoutHash = (file: string, instead = ''): string | undefined =>
  script.test(file) ? file.replace(hashInName, instead) : undefined;

/** @param bytes a delta @returns what it stands for @throws when it is none, or longer than `maxOutputLength` */
export const applyDelta = (bytes: Uint8Array, dictionary: Uint8Array, maxOutputLength: number): Promise<Buffer> =>
  decompress(bytes.subarray(headerLength), { dictionary, maxOutputLength });

async function toDelta(bytes: Buffer, dictionary: Buffer) {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  const hash = createHash('sha256').update(dictionary).digest();
  return Buffer.concat([magic, hash, await compress(bytes, { dictionary, params })]);
}

const listOf = (name: string, version: string) => `${layout.deltas(name, version)}/list.json`;

/** What there are deltas of in a release. @returns an empty list where there are none @throws RegistryError */
export async function readDeltaList(storage: RegistryStorage, name: string, version: string): Promise<DeltaList> {
  const path = listOf(name, version);
  const stored = await storage.read(path);
  return stored ? parseJson(DeltaList, stored.bytes, path) : {};
}

/** Versions of a front end that visitors were given lately, the latest first. */
async function listAncestors(storage: RegistryStorage, env: string, seq: number, { contract, version }: PackedBuild) {
  const numbers = Array.from({ length: Math.min(seq, maxEntriesWithAncestors) }, (_, index) => seq - index);
  const frontEnds = (await readEntries(storage, env, numbers)).map(({ pointer }) => pointer.remotes[contract.name]);
  const releases = frontEnds.flatMap((frontEnd) => (frontEnd ? releasesOf(frontEnd) : []));
  const versions = new Set(releases.map(({ metadata }) => metadata.version));
  versions.delete(version);
  return [...versions].slice(0, maxAncestors);
}

/**
 * Stores, beside a release, its deltas against what visitors were given lately; none that saves little. The list goes last, and
 * a file of which another publish stored a delta already keeps that.
 * @param seq the number of the live pointer
 * @throws RegistryError
 */
export async function storeDeltas(storage: RegistryStorage, env: string, seq: number, build: PackedBuild) {
  const { name } = build.contract;
  const files = new Map([...build.files.keys()].map((file) => [withoutHash(file), file]));
  files.delete(undefined);
  const found: DeltaList = {};

  async function storeDelta(file: string, from: string) {
    const dictionary = await storage.read(`${layout.releases(name)}/${from}`);
    const bytes = build.files.get(file);
    if (!dictionary || !bytes) return;
    const delta = await toDelta(bytes, dictionary.bytes);
    if (delta.length > maxDeltaShare * (build.packed.get(`${file}.br`) ?? bytes).length) return;
    const hash = dictionaryOf(dictionary.bytes);
    await storage.writeNew(layout.delta(name, build.version, file, hash), delta);
    found[file] = { ...found[file], [hash]: from };
  }

  const pairs = (await listAncestors(storage, env, seq, build)).map(async (version) => {
    const earlier = Object.keys((await readIntegrity(storage, name, version))?.files ?? {});
    const pairs = earlier.map((path) => [files.get(withoutHash(path)), `${version}/${path}`] as const);
    await Promise.all(pairs.map(([file, from]) => file && storeDelta(file, from)));
  });
  await Promise.all(pairs);
  if (Object.keys(found).length > 0) await writeList(storage, name, build.version, found);
}

async function writeList(storage: RegistryStorage, name: string, version: string, found: DeltaList) {
  const path = listOf(name, version);
  const stored = await storage.read(path);
  const list = stored ? parseJson(DeltaList, stored.bytes, path) : {};
  for (const [file, deltas] of Object.entries(found)) list[file] = { ...list[file], ...deltas };
  // whoever wrote it meanwhile stored deltas as well
  await storage.compareAndSwap(path, stored?.tag ?? null, Buffer.from(JSON.stringify(list)));
}

/** Removes all deltas of a release. @throws RegistryError */
export async function removeDeltas(storage: RegistryStorage, name: string, version: string) {
  const list = await readDeltaList(storage, name, version);
  const paths = Object.entries(list).flatMap(([file, deltas]) =>
    Object.keys(deltas).map((hash) => layout.delta(name, version, file, hash)),
  );
  await Promise.all(paths.map((path) => storage.remove(path)));
  await storage.remove(listOf(name, version));
}
