import type { KeyObject } from 'node:crypto';
import { amend, checkedEnv, type Deed } from './amend.ts';
import { type Build, readBuild } from './build.ts';
import { findHead, type Head } from './history.ts';
import { layout } from './layout.ts';
import { readLive } from './live-contracts.ts';
import { messages } from './messages.ts';
import { isStable, withStable } from './next-pointer.ts';
import { packageBuild } from './package-build.ts';
import type { Pointer } from './pointer.contract.ts';
import { preflight } from './preflight.ts';
import { PublishRefused } from './publish-refused.ts';
import { checkSignature } from './signature.ts';
import type { RegistryStorage } from './storage.ts';
import { isStoredWhole, storeRelease } from './stored-release.ts';

export interface PublishRequest extends Deed {
  /** Folders of builds that go live together, in one swap. */
  dists: readonly string[];
  /** Lets exposes and routes go away. */
  major?: boolean;
}

export interface PublishedFrontEnd {
  name: string;
  version: string;
  /** What was stable before this publish; null for the first. */
  former: string | null;
  /** False when this very build was stable already. */
  isNew: boolean;
}

export interface Packed extends Build {
  packed: ReadonlyMap<string, Buffer>;
}

/**
 * The live pointer; undefined when nothing was ever published. @throws RegistryError when it is torn, was tampered with, or
 * is not signed with the given key
 */
export async function readPointer(
  storage: RegistryStorage,
  env: string,
  publicKey?: KeyObject,
): Promise<Pointer | undefined> {
  const pointer = (await findHead(storage, checkedEnv(env)))?.pointer;
  if (pointer && publicKey) checkSignature(pointer, publicKey, layout.pointer(env));
  return pointer;
}

/**
 * Makes builds the stable ones of their front ends: checks them, stores them, reads them back, and swaps the pointer
 * last. Whatever fails before the swap leaves what is live as it was. @throws PublishRefused, RegistryError
 */
export async function publish(request: PublishRequest): Promise<PublishedFrontEnd[]> {
  const { storage, env, dryRun = false } = request;
  const builds = await Promise.all(request.dists.map((dist) => readBuild(dist)));
  const head = await findHead(storage, checkedEnv(env));
  if (await isAllLive(storage, head, builds)) return toOutcome(head, builds);
  const packed = await Promise.all(builds.map((build) => pack(build, request.say)));
  const act = `publish ${builds.map(({ contract, version }) => `${contract.name} ${version}`).join(', ')}`;
  return amend(request, async (current) => {
    await refuseUnlessSafe(request, current?.pointer, packed);
    if (!dryRun) await Promise.all(packed.map((build) => store(storage, build, request.say)));
    return { act, change: withStable(current?.pointer, builds), outcome: toOutcome(current, builds) };
  });
}

/** The build with everything that is stored of it: its files, their .br and .gz, the hash of each. */
export async function pack(build: Build, say?: Deed['say']): Promise<Packed> {
  say?.(messages.packing(build.contract.name, build.version, build.files.size));
  return { ...build, packed: await packageBuild(build) };
}

/** Stores a build and reads it back. @throws RegistryError when other bytes are there, or it does not read back */
export function store(storage: RegistryStorage, { contract, version, packed }: Packed, say?: Deed['say']) {
  say?.(messages.storing(contract.name, version, packed.size));
  return storeRelease(storage, layout.release(contract.name, version), packed);
}

async function isAllLive(storage: RegistryStorage, head: Head | undefined, builds: readonly Build[]) {
  if (!builds.every((build) => isStable(build, head?.pointer))) return false;
  return (await Promise.all(builds.map((build) => isStoredWhole(storage, build)))).every(Boolean);
}

/** Their live contracts do not count for builds that are live already: one that was damaged can be published anew. */
async function refuseUnlessSafe(
  { storage, major = false }: PublishRequest,
  pointer: Pointer | undefined,
  builds: readonly Packed[],
) {
  const replaced = builds.filter((build) => major || isStable(build, pointer)).map(({ contract }) => contract.name);
  const beside = await readLive(storage, pointer, replaced);
  const refusals = preflight({ candidates: builds.map(toCandidate), ...beside, major });
  if (refusals.length > 0) throw new PublishRefused(refusals);
}

/** What the preflight wants to know of a build, with the bytes that a browser would be sent. */
export function toCandidate({ contract, files, packed }: Packed) {
  return {
    contract,
    wireBytes: new Map([...files].map(([path, bytes]) => [path, (packed.get(`${path}.br`) ?? bytes).length])),
  };
}

function toOutcome(head: Head | undefined, builds: readonly Build[]): PublishedFrontEnd[] {
  return builds.map((build) => ({
    name: build.contract.name,
    version: build.version,
    former: head?.pointer.remotes[build.contract.name]?.stable.metadata.version ?? null,
    isNew: !isStable(build, head?.pointer),
  }));
}
