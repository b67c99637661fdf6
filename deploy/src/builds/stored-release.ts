import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { RegistryError } from '../errors.ts';
import { sriOf } from '../hash.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { layout } from '../pointer/layout.ts';
import type { Release } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import type { Build } from './build.ts';
import { Origin } from './origin.ts';
import { integrityFile, type PackedBuild, packBuild } from './package-build.ts';

/**
 * `integrity.json`: the hash of each file by its path, and beside them the commit and lock of the origin, as texts among texts, since
 * portals of earlier versions read it too.
 */
const Integrity = v.pipe(
  v.intersect([Origin, v.record(v.string(), v.string())]),
  v.transform(({ commit, lock, ...files }) => ({ origin: { commit, lock } satisfies Origin, files })),
);
type Integrity = v.InferOutput<typeof Integrity>;

/**
 * A build with all that is stored of it. Where this version is stored already, its origin is the one of its first publish: another
 * commit may build the same bytes, and the signed list of hashes stays as it is.
 */
export async function packFor(
  storage: RegistryStorage,
  build: Build,
  printProgress?: (line: string) => void,
): Promise<PackedBuild> {
  const packed = await packBuild(build, printProgress);
  const path = layout.file(build.contract.name, build.version, integrityFile);
  const stored = await storage.read(path);
  const bytes = packed.packed.get(integrityFile);
  if (!stored || !bytes || !listsSameFiles(stored.bytes, bytes, path)) return packed;
  return { ...packed, packed: new Map(packed.packed).set(integrityFile, stored.bytes) };
}

function listsSameFiles(stored: Buffer, packed: Buffer, path: string) {
  try {
    return isDeepStrictEqual(parseJson(Integrity, stored, path).files, parseJson(Integrity, packed, path).files);
  } catch {
    return false; // a damaged list is no list of this build: storing the build says so
  }
}

/** Stores a packaged build and verifies it. @throws RegistryError when a stored file differs */
export async function storeBuild(storage: RegistryStorage, build: PackedBuild, printProgress?: (line: string) => void) {
  const { contract, version, packed } = build;
  printProgress?.(messages.storing(contract.name, version, packed.size));
  const toPath = (file: string) => layout.file(contract.name, version, file);
  await Promise.all([...packed].map(([file, bytes]) => storeFile(storage, toPath(file), bytes)));
}

async function storeFile(storage: RegistryStorage, path: string, bytes: Buffer) {
  if (!(await storage.writeNew(path, bytes))) throw new RegistryError(messages.otherBytes(path));
  const stored = await storage.read(path);
  if (!stored || sriOf(stored.bytes) !== sriOf(bytes)) throw new RegistryError(messages.notStored(path));
}

/** The files of one release, each as it was published. */
export interface ReleaseFiles {
  /** Undefined when there is no such file. @throws RegistryError when the stored file differs */
  read(path: string): Promise<Buffer | undefined>;
  /** The SHA-384 of that file as `integrity` attributes have it; undefined when there is no such file. @throws RegistryError */
  hashOf(path: string): Promise<string | undefined>;
  /** What the release was built from. @throws RegistryError */
  origin(): Promise<Origin>;
}

/**
 * Reads files of the release that a pointer names and compares each with the hash that the pointer leads to. A release
 * published before pointers led to hashes is compared with what is stored beside it, unless `isSigned`: then it is rejected,
 * since write access to the storage suffices to replace both.
 */
export function releaseFiles(
  storage: RegistryStorage,
  name: string,
  { metadata: { version, filesIntegrity } }: Release,
  isSigned: boolean,
): ReleaseFiles {
  const path = layout.file(name, version, integrityFile);
  const isDamaged = (place: string) => new RegistryError(messages.damagedRelease(name, version, place));
  let reading: Promise<Integrity | undefined> | undefined;

  /** Undefined when nothing of the release is stored any more. */
  async function readTrusted() {
    if (isSigned && !filesIntegrity) throw new RegistryError(messages.unsignedFiles(name, version));
    const stored = await storage.read(path);
    if (stored && filesIntegrity && sriOf(stored.bytes) !== filesIntegrity) throw isDamaged(path);
    return stored && parseJson(Integrity, stored.bytes, path);
  }

  /** Once, unless the list is missing or damaged: it may be put back. */
  async function readOnce() {
    reading ??= readTrusted();
    const list = await reading.catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    if (!list) reading = undefined;
    return list;
  }

  const hashOf = async (file: string) => (await readOnce())?.files[file];

  return {
    async origin() {
      const list = await readOnce();
      if (!list) throw isDamaged(path);
      return list.origin;
    },
    hashOf,
    async read(file) {
      const hash = await hashOf(file);
      const place = layout.file(name, version, file);
      const stored = hash === undefined ? undefined : await storage.read(place);
      if (stored && sriOf(stored.bytes) !== hash) throw isDamaged(place);
      return stored?.bytes;
    },
  };
}

/** Where files of a stored release are missing or differ from its `integrity.json`. */
export async function findDamage(
  storage: RegistryStorage,
  name: string,
  version: string,
  filesIntegrity?: string,
): Promise<string[]> {
  const path = layout.file(name, version, integrityFile);
  const list = await storage.read(path);
  if (!list || (filesIntegrity && sriOf(list.bytes) !== filesIntegrity)) return [path];
  const { files } = parseJson(Integrity, list.bytes, path);
  const checks = Object.entries(files).map(async ([file, hash]) => {
    const place = layout.file(name, version, file);
    const stored = await storage.read(place);
    return stored && sriOf(stored.bytes) === hash ? [] : [place];
  });
  return (await Promise.all(checks)).flat();
}

/** True when the storage holds this build complete and unchanged. */
export async function isStoredComplete(storage: RegistryStorage, build: Build): Promise<boolean> {
  const { contract, version, files } = build;
  const integrity = await readIntegrity(storage, contract.name, version);
  if (!integrity || [...files].some(([path, bytes]) => integrity.files[path] !== sriOf(bytes))) return false;
  return (await findDamage(storage, contract.name, version)).length === 0;
}

/** The origin of a release and the hashes of its files by their paths; undefined where nothing is stored. @throws RegistryError */
export async function readIntegrity(storage: RegistryStorage, name: string, version: string) {
  const path = layout.file(name, version, integrityFile);
  const stored = await storage.read(path);
  return stored && parseJson(Integrity, stored.bytes, path);
}

/** @throws RegistryError when the storage does not hold this release complete and unchanged */
export async function assertUndamaged(storage: RegistryStorage, name: string, { metadata }: Release) {
  const damaged = await findDamage(storage, name, metadata.version, metadata.filesIntegrity);
  if (damaged.length > 0) throw new RegistryError(messages.damagedRelease(name, metadata.version, damaged.join(', ')));
}
