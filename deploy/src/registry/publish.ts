import { type Build, readBuild } from '../builds/build.ts';
import { readLive } from '../builds/live-contracts.ts';
import { type PackedBuild, toCandidate, toRelease } from '../builds/package-build.ts';
import { preflight } from '../builds/preflight.ts';
import { storeRelease } from '../builds/store-release.ts';
import { isStoredComplete, packFor } from '../builds/stored-release.ts';
import type { CheckBuilds } from '../checks/check-builds.ts';
import { RegistryError, throwRejections } from '../errors.ts';
import { messages } from '../messages.ts';
import { findHead } from '../pointer/history.ts';
import type { Pointer } from '../pointer/pointer.contract.ts';
import { type UpdateRequest, updatePointer } from '../pointer/update-pointer.ts';
import { printWarnings } from './announce.ts';
import { isStable, type PublishedFrontEnd, toPublished, withStable } from './pointer-changes.ts';

export interface PublishRequest extends UpdateRequest {
  /** Folders of builds that go live together, in one swap. */
  dists: readonly string[];
  /** Lets exposes and routes go away. */
  major?: boolean;
  /** Rejects to replace any other release than these, by front end: it was published meanwhile. */
  onlyOver?: Readonly<Record<string, string>>;
  /** What else is checked before anything is stored, once the builds fit what is live. */
  check?: CheckBuilds;
}

/**
 * Makes builds the stable ones of their front ends: checks them, stores them, reads them back, and swaps the pointer
 * last. A failure before the swap changes nothing. @throws PublishRejected, RegistryError
 */
export async function publish(request: PublishRequest): Promise<PublishedFrontEnd[]> {
  const { storage, env, dryRun = false, printProgress } = request;
  const builds = await Promise.all(request.dists.map((dist) => readBuild(dist)));
  const pointer = (await findHead(storage, env))?.pointer;
  if (builds.every((build) => isLive(build, pointer)) && (await areStored(request, builds))) {
    await printWarnings(request, toContracts(builds), (await readLive(storage, pointer)).live);
    return builds.map(({ contract, version }) => toPublished(pointer, contract.name, version));
  }
  const packed = await Promise.all(builds.map((build) => packFor(storage, build, printProgress)));
  const act = `publish ${builds.map(({ contract, version }) => `${contract.name} ${version}`).join(', ')}`;
  return updatePointer(request, async (head) => {
    rejectOthers(request, head?.pointer, builds);
    await rejectUnlessSafe(request, head?.pointer, packed);
    const notChecked = await request.check?.(packed, head?.pointer);
    if (!dryRun) await Promise.all(packed.map((build) => storeRelease(request, head?.pointer.seq ?? 0, build)));
    const candidates = packed.map((build) => ({ contract: build.contract, release: toRelease(build) }));
    const { change, published } = withStable(head?.pointer, candidates);
    return { act, change, outcome: published, ...(notChecked && { notChecked }) };
  });
}

const toContracts = (builds: readonly Build[]) => builds.map(({ contract }) => contract);

/** @throws RegistryError */
function rejectOthers({ onlyOver }: PublishRequest, pointer: Pointer | undefined, builds: readonly Build[]) {
  if (!onlyOver) return;
  for (const {
    contract: { name },
  } of builds) {
    const live = pointer?.remotes[name]?.stable.metadata.version;
    if (live !== onlyOver[name]) throw new RegistryError(messages.publishedMeanwhile(name, live ?? '-'));
  }
}

const isLive = ({ contract, version }: Build, pointer: Pointer | undefined) =>
  isStable(pointer, contract.name, version);

async function areStored({ storage }: PublishRequest, builds: readonly Build[]) {
  return (await Promise.all(builds.map((build) => isStoredComplete(storage, build)))).every(Boolean);
}

/** A build that is live already is not compared with its live contract: one that was damaged can be published again. */
async function rejectUnlessSafe(request: PublishRequest, pointer: Pointer | undefined, builds: readonly PackedBuild[]) {
  const { storage, major = false } = request;
  const replaced = builds.filter((build) => major || isLive(build, pointer)).map(({ contract }) => contract.name);
  const beside = await readLive(storage, pointer, replaced);
  throwRejections(preflight({ candidates: builds.map(toCandidate), ...beside, major }));
  await printWarnings(request, toContracts(builds), beside.live);
}
