import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { maxAncestors, maxDeltaListBytes, maxDeltaShare, maxEntriesWithAncestors } from '../limits.ts';
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

const toHeader = (dictionary: Uint8Array) => Buffer.concat([magic, createHash('sha256').update(dictionary).digest()]);

/** @param bytes a delta @returns what it stands for @throws when it is none from `dictionary`, or longer than `maxOutputLength` */
export async function applyDelta(bytes: Buffer, dictionary: Uint8Array, maxOutputLength: number): Promise<Buffer> {
  const header = toHeader(dictionary);
  if (!bytes.subarray(0, header.length).equals(header)) throw new Error('a delta from another file');
  return decompress(bytes.subarray(header.length), { dictionary, maxOutputLength });
}

async function toDelta(bytes: Buffer, dictionary: Buffer) {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return Buffer.concat([toHeader(dictionary), await compress(bytes, { dictionary, params })]);
}

const listOf = (name: string, version: string) => `${layout.deltas(name, version)}/list.json`;

/** A list that is damaged or too long counts as an empty one, and is replaced by the next. */
function parseList(bytes: Buffer, path: string): DeltaList {
  if (bytes.length > maxDeltaListBytes) return {};
  try {
    return parseJson(DeltaList, bytes, path);
  } catch {
    return {};
  }
}

async function readStoredList(storage: RegistryStorage, path: string) {
  const stored = await storage.read(path);
  return { list: stored ? parseList(stored.bytes, path) : {}, tag: stored?.tag ?? null };
}

/** What there are deltas of in a release. @returns an empty list where there are none, or the list is damaged */
export const readDeltaList = async (storage: RegistryStorage, name: string, version: string): Promise<DeltaList> =>
  (await readStoredList(storage, listOf(name, version))).list;

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
 * @throws RegistryError when an earlier release is damaged, after the deltas against the others are stored
 */
export async function storeDeltas(storage: RegistryStorage, env: string, seq: number, build: PackedBuild) {
  const { name } = build.contract;
  const files = new Map([...build.files.keys()].map((file) => [withoutHash(file), file]));
  files.delete(undefined);
  const found: DeltaList = {};
  const seen = new Set<string>();

  async function storeDelta(file: string, from: string) {
    const dictionary = await storage.read(`${layout.releases(name)}/${from}`);
    const bytes = build.files.get(file);
    if (!dictionary || !bytes) return;
    const hash = dictionaryOf(dictionary.bytes);
    const path = layout.delta(name, build.version, file, hash);
    if (path.includes('//')) return; // S3-compatible storages may reject such a name
    const delta = await toDelta(bytes, dictionary.bytes);
    if (delta.length > maxDeltaShare * (build.packed.get(`${file}.br`) ?? bytes).length) return;
    await storage.writeNew(path, delta);
    found[file] = { ...found[file], [hash]: from };
  }

  async function compareWith(version: string) {
    const earlier = Object.entries((await readIntegrity(storage, name, version))?.files ?? {});
    const stored = earlier.map(async ([path, hash]) => {
      const file = files.get(withoutHash(path));
      if (!file || seen.has(file + hash)) return;
      seen.add(file + hash);
      await storeDelta(file, `${version}/${path}`);
    });
    await Promise.all(stored);
  }

  const failures: unknown[] = [];
  // one after another: compressing takes memory, and the latest release is named where several have the same file
  for (const version of await listAncestors(storage, env, seq, build))
    await compareWith(version).catch((error: unknown) => failures.push(error));
  if (Object.keys(found).length > 0) await writeList(storage, name, build.version, found);
  if (failures.length > 0) throw failures[0];
}

async function writeList(storage: RegistryStorage, name: string, version: string, found: DeltaList) {
  const path = listOf(name, version);
  const { list, tag } = await readStoredList(storage, path);
  for (const [file, deltas] of Object.entries(found)) list[file] = { ...list[file], ...deltas };
  // false where another publish of the same build wrote its list meanwhile, which then counts
  await storage.compareAndSwap(path, tag, Buffer.from(JSON.stringify(list)));
}

/** Removes all deltas of a release. */
export async function removeDeltas(storage: RegistryStorage, name: string, version: string) {
  const list = await readDeltaList(storage, name, version);
  const paths = Object.entries(list).flatMap(([file, deltas]) =>
    Object.keys(deltas).map((hash) => layout.delta(name, version, file, hash)),
  );
  await Promise.all(paths.map((path) => storage.remove(path)));
  await storage.remove(listOf(name, version));
}
