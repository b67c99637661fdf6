import { randomUUID } from 'node:crypto';
import { amend, checkedEnv, type Deed, getLive } from './amend.ts';
import { readBuild } from './build.ts';
import { readContract, readLive } from './live-contracts.ts';
import { messages } from './messages.ts';
import { toFrontEnd, toRelease } from './next-pointer.ts';
import type { FrontEnd, Pointer } from './pointer.contract.ts';
import { preflight } from './preflight.ts';
import { PublishRefused } from './publish-refused.ts';
import { pack, store, toCandidate } from './registry.ts';
import { RegistryError } from './registry-error.ts';

export interface RolloutRequest extends Deed {
  frontEnd: string;
}

export interface SetRolloutRequest extends RolloutRequest {
  /** Folder of the build that begins a rollout. */
  dist: string;
  percent: number;
  /** Lets exposes and routes go away when the rollout is finished. */
  major?: boolean;
}

/** Where a rollout stands: null percent when it ended, with the version that all visitors have now. */
export interface RolloutState {
  name: string;
  version: string;
  percent: number | null;
}

const changed = (pointer: Pointer, name: string, frontEnd: FrontEnd) => ({
  host: pointer.host,
  remotes: { ...pointer.remotes, [name]: frontEnd },
});

function getRollout(frontEnd: FrontEnd, name: string) {
  if (!frontEnd.canary) throw new RegistryError(messages.noRollout(name));
  return frontEnd.canary;
}

/**
 * Gives a build to a part of the visitors. While a rollout is under way only its percentage changes; otherwise the build
 * in `dist` begins one. @throws PublishRefused, RegistryError
 */
export async function setRollout(request: SetRolloutRequest): Promise<RolloutState> {
  const { storage, env, frontEnd: name, dist, percent, major = false, dryRun = false } = request;
  checkedEnv(env);
  const rolloutId = randomUUID();
  return amend(request, async (head) => {
    const { pointer, frontEnd } = getLive(head, env, name);
    if (frontEnd.canary) {
      const { version } = frontEnd.canary.release.metadata;
      const grown = { ...frontEnd, canary: { ...frontEnd.canary, percent } };
      return {
        act: `canary ${name} ${version} ${percent} %`,
        change: changed(pointer, name, grown),
        outcome: { name, version, percent },
      };
    }
    const build = await pack(await readBuild(dist, name), request.say);
    const { version } = build;
    if (frontEnd.stable.metadata.version === version) throw new RegistryError(messages.isLiveAlready(name, version));
    const beside = await readLive(storage, pointer);
    const refusals = preflight({ candidates: [toCandidate(build)], ...beside, asCanary: true, major });
    if (refusals.length > 0) throw new PublishRefused(refusals);
    if (!dryRun) await store(storage, build, request.say);
    const begun = { ...frontEnd, canary: { release: toRelease(build), percent, rolloutId } };
    return {
      act: `canary ${name} ${version} ${percent} %`,
      change: changed(pointer, name, begun),
      outcome: { name, version, percent },
    };
  });
}

/** Gives the build under way to everybody. @throws RegistryError */
export async function finishRollout(request: RolloutRequest): Promise<RolloutState> {
  const { storage, env, frontEnd: name } = request;
  checkedEnv(env);
  return amend(request, async (head) => {
    const { pointer, frontEnd } = getLive(head, env, name);
    const { release } = getRollout(frontEnd, name);
    const contract = await readContract(storage, name, release);
    const { version } = release.metadata;
    const host = contract.kind === 'host' ? { name, provides: contract.provides } : pointer.host;
    return {
      act: `canary ${name} ${version} finish`,
      change: { ...changed(pointer, name, toFrontEnd(contract, release, frontEnd)), host },
      outcome: { name, version, percent: null },
    };
  });
}

/** Gives everybody the stable build again. @throws RegistryError */
export async function abortRollout(request: RolloutRequest): Promise<RolloutState> {
  const { env, frontEnd: name } = request;
  checkedEnv(env);
  return amend(request, async (head) => {
    const { pointer, frontEnd } = getLive(head, env, name);
    const { version } = getRollout(frontEnd, name).release.metadata;
    return {
      act: `canary ${name} ${version} abort`,
      change: changed(pointer, name, { ...frontEnd, canary: null }),
      outcome: { name, version: frontEnd.stable.metadata.version, percent: null },
    };
  });
}
