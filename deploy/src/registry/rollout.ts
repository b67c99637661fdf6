import { randomUUID } from 'node:crypto';
import { readBuild } from '../builds/build.ts';
import { readContract, readLive } from '../builds/live-contracts.ts';
import { toCandidate, toRelease } from '../builds/package-build.ts';
import { preflight } from '../builds/preflight.ts';
import { storeRelease } from '../builds/store-release.ts';
import { packFor } from '../builds/stored-release.ts';
import type { CheckBuilds } from '../checks/check-builds.ts';
import { RegistryError, throwRejections } from '../errors.ts';
import { messages } from '../messages.ts';
import type { FrontEnd, Pointer } from '../pointer/pointer.contract.ts';
import { getLiveFrontEnd, type UpdateRequest, updatePointer } from '../pointer/update-pointer.ts';
import { printWarnings } from './announce.ts';
import { isStable, withFrontEnds, withStable } from './pointer-changes.ts';

export interface RolloutRequest extends UpdateRequest {
  frontEnd: string;
}

export interface SetRolloutRequest extends RolloutRequest {
  /** Folder of the build that begins a rollout. */
  dist: string;
  percent: number;
  /** Lets exposes and routes go away when the rollout is finished. */
  major?: boolean;
  /** What else is checked before a build is stored, once it fits what is live. */
  check?: CheckBuilds;
}

/** The state of a rollout: null percent when it ended, with the version that all visitors have now. */
export interface RolloutState {
  name: string;
  version: string;
  percent: number | null;
}

function getRollout(frontEnd: FrontEnd, name: string) {
  if (!frontEnd.canary) throw new RegistryError(messages.noRollout(name));
  return frontEnd.canary;
}

/**
 * Gives a build to a part of the visitors. Of a rollout in progress only the percentage changes; otherwise the build in
 * `dist` begins one. @throws PublishRejected, RegistryError
 */
export async function setRollout(request: SetRolloutRequest): Promise<RolloutState> {
  const { env, frontEnd: name, percent } = request;
  const rolloutId = randomUUID();
  return updatePointer(request, async (head) => {
    const { pointer, frontEnd } = getLiveFrontEnd(head, env, name);
    const begun = frontEnd.canary ?? { ...(await storeCanary(request, pointer)), rolloutId };
    const { notChecked = [], ...canary } = { notChecked: undefined, ...begun };
    const { version } = canary.release.metadata;
    return {
      act: `canary ${name} ${version} ${percent} %`,
      change: withFrontEnds(pointer, { [name]: { ...frontEnd, canary: { ...canary, percent } } }),
      outcome: { name, version, percent },
      notChecked,
    };
  });
}

async function storeCanary(request: SetRolloutRequest, pointer: Pointer) {
  const { storage, frontEnd: name, dist, major = false, dryRun = false, printProgress, check } = request;
  const build = await packFor(storage, await readBuild(dist, name), printProgress);
  if (isStable(pointer, name, build.version)) throw new RegistryError(messages.isLiveAlready(name, build.version));
  const beside = await readLive(storage, pointer);
  throwRejections(preflight({ candidates: [toCandidate(build)], ...beside, asCanary: true, major }));
  await printWarnings(request, [build.contract], beside.live);
  const notChecked = (await check?.([build], pointer)) ?? [];
  if (!dryRun) await storeRelease(request, pointer.seq, build);
  return { release: toRelease(build), notChecked };
}

export interface FinishRequest extends RolloutRequest {
  /** What the log is to say was not looked at. */
  notChecked?: readonly string[];
}

/** Gives the rollout's build to everybody. @throws RegistryError */
export async function finishRollout(request: FinishRequest): Promise<RolloutState> {
  const { storage, env, frontEnd: name, notChecked = [] } = request;
  return updatePointer(request, async (head) => {
    const { pointer, frontEnd } = getLiveFrontEnd(head, env, name);
    const { release } = getRollout(frontEnd, name);
    const contract = await readContract(storage, name, release);
    const { version } = release.metadata;
    return {
      act: `canary ${name} ${version} finish`,
      change: withStable(pointer, [{ contract, release }]).change,
      outcome: { name, version, percent: null },
      notChecked,
    };
  });
}

/** Gives everybody the stable build again. @throws RegistryError */
export async function abortRollout(request: RolloutRequest): Promise<RolloutState> {
  const { env, frontEnd: name } = request;
  return updatePointer(request, async (head) => {
    const { pointer, frontEnd } = getLiveFrontEnd(head, env, name);
    const { version } = getRollout(frontEnd, name).release.metadata;
    return {
      act: `canary ${name} ${version} abort`,
      change: withFrontEnds(pointer, { [name]: { ...frontEnd, canary: null } }),
      outcome: { name, version: frontEnd.stable.metadata.version, percent: null },
    };
  });
}
