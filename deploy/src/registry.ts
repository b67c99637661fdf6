import { type Build, readBuild } from './build.ts';
import { FrontEndContract } from './front-end.contract.ts';
import { advanceHead, appendEntry, findHead, type Head } from './history.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';
import { isStable, nextPointer } from './next-pointer.ts';
import { packageBuild } from './package-build.ts';
import { parseJson } from './parse-json.ts';
import type { Pointer } from './pointer.contract.ts';
import { preflight } from './preflight.ts';
import { PublishRefused } from './publish-refused.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryStorage } from './storage.ts';
import { isStoredWhole, storeRelease } from './stored-release.ts';

export interface PublishRequest {
  storage: RegistryStorage;
  env: string;
  /** Folders of builds that go live together, in one swap. */
  dists: readonly string[];
  who: string;
  why: string;
  /** Lets exposes and routes go away. */
  major?: boolean;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
}

export interface PublishedFrontEnd {
  name: string;
  version: string;
  /** What was stable before this publish; null for the first. */
  former: string | null;
  /** False when this very build was stable already. */
  isNew: boolean;
}

interface Packed extends Build {
  packed: ReadonlyMap<string, Buffer>;
}

/** The live pointer; undefined when nothing was ever published. @throws RegistryError when it is torn or was tampered with */
export async function readPointer(storage: RegistryStorage, env: string): Promise<Pointer | undefined> {
  return (await findHead(storage, checked(env)))?.pointer;
}

/**
 * Makes builds the stable ones of their front ends: checks them, stores them, reads them back, and swaps the pointer
 * last. Whatever fails before the swap leaves what is live as it was. @throws PublishRefused, RegistryError
 */
export async function publish(request: PublishRequest): Promise<PublishedFrontEnd[]> {
  checked(request.env);
  const builds = await Promise.all(request.dists.map(readBuild));
  const head = await findHead(request.storage, request.env);
  if (await isAllLive(request.storage, head, builds)) return toOutcome(head, builds);
  const packed = await Promise.all(builds.map(async (build) => ({ ...build, packed: await packageBuild(build) })));
  return request.dryRun ? rehearse(request, head, packed) : goLive(request, packed);
}

async function rehearse(request: PublishRequest, head: Head | undefined, builds: readonly Packed[]) {
  await refuseUnlessSafe(request, head, builds);
  return toOutcome(head, builds);
}

/** Each turn that does not end it means that another publish won, so the checks are made again beside its builds. */
async function goLive(request: PublishRequest, builds: readonly Packed[]): Promise<PublishedFrontEnd[]> {
  const { storage, env } = request;
  for (;;) {
    const head = await advanceHead(storage, env);
    await refuseUnlessSafe(request, head, builds);
    await Promise.all(
      builds.map(({ contract, version, packed }) =>
        storeRelease(storage, layout.release(contract.name, version), packed),
      ),
    );
    const pointer = nextPointer(head, builds);
    if (!pointer) return toOutcome(head, builds);
    const act = `publish ${builds.map(({ contract, version }) => `${contract.name} ${version}`).join(', ')}`;
    const entry = { pointer, at: new Date().toISOString(), who: request.who, why: request.why, act };
    if (await appendEntry(storage, env, head, entry)) return toOutcome(head, builds);
  }
}

async function isAllLive(storage: RegistryStorage, head: Head | undefined, builds: readonly Build[]) {
  if (!builds.every((build) => isStable(build, head?.pointer))) return false;
  return (await Promise.all(builds.map((build) => isStoredWhole(storage, build)))).every(Boolean);
}

async function refuseUnlessSafe(
  { storage, major = false }: PublishRequest,
  head: Head | undefined,
  builds: readonly Packed[],
) {
  const candidates = builds.map(({ contract, files, packed }) => ({ contract, wireBytes: wireBytes(files, packed) }));
  const replaced = builds
    .filter((build) => major || isStable(build, head?.pointer))
    .map(({ contract }) => contract.name);
  const refusals = preflight({ candidates, live: await readLiveContracts(storage, head, replaced), major });
  if (refusals.length > 0) throw new PublishRefused(refusals);
}

function wireBytes(files: ReadonlyMap<string, Buffer>, packed: ReadonlyMap<string, Buffer>) {
  return new Map([...files].map(([path, bytes]) => [path, (packed.get(`${path}.br`) ?? bytes).length]));
}

/** Not those whose old contract no longer counts: so a build that was damaged in the storage can be published anew. */
async function readLiveContracts(storage: RegistryStorage, head: Head | undefined, replaced: readonly string[]) {
  const counting = Object.entries(head?.pointer.remotes ?? {}).filter(([name]) => !replaced.includes(name));
  const live = counting.map(async ([name, { stable }]) => {
    const path = layout.contract(name, stable);
    const stored = await storage.read(path);
    if (!stored) throw new RegistryError(messages.goneContract(path, name));
    return [name, parseJson(FrontEndContract, stored.bytes, path)] as const;
  });
  return new Map(await Promise.all(live));
}

function toOutcome(head: Head | undefined, builds: readonly Build[]): PublishedFrontEnd[] {
  return builds.map((build) => ({
    name: build.contract.name,
    version: build.version,
    former: head?.pointer.remotes[build.contract.name]?.stable.metadata.version ?? null,
    isNew: !isStable(build, head?.pointer),
  }));
}

function checked(env: string) {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(env)) throw new RegistryError(messages.badEnvironment(env));
  return env;
}
