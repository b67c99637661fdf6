import type { FrontEndContract } from '../builds/front-end.contract.ts';
import { remoteTimeoutMs } from '../limits.ts';
import type { FrontEnd, Pointer, Release } from '../pointer/pointer.contract.ts';
import type { PointerContent } from '../pointer/update-pointer.ts';

/** A release that is to be stable. */
export interface Candidate {
  contract: FrontEndContract;
  release: Release;
}

export interface PublishedFrontEnd {
  name: string;
  version: string;
  /** What was stable before; null for the first. */
  former: string | null;
  /** False when this very release was stable already. */
  isNew: boolean;
}

/**
 * The pointer with these front ends replaced; a host among the contracts brings what it provides.
 * Undefined when nothing changes.
 */
export function withFrontEnds(
  pointer: Pointer | undefined,
  frontEnds: Readonly<Record<string, FrontEnd>>,
  contracts: readonly FrontEndContract[] = [],
): PointerContent | undefined {
  const host = contracts.find(({ kind }) => kind === 'host') ?? pointer?.host;
  if (!host || Object.keys(frontEnds).length === 0) return undefined;
  return { host: { name: host.name, provides: host.provides }, remotes: { ...pointer?.remotes, ...frontEnds } };
}

/** The pointer after these releases became stable, and what that means for each of them. */
export function withStable(pointer: Pointer | undefined, candidates: readonly Candidate[]) {
  const live = pointer?.remotes ?? {};
  const fresh = candidates.filter(
    ({ contract, release }) => !isStable(pointer, contract.name, release.metadata.version),
  );
  const frontEnds = fresh.map(
    ({ contract, release }) => [contract.name, toFrontEnd(contract, release, live[contract.name])] as const,
  );
  const contracts = fresh.map(({ contract }) => contract);
  const published = candidates.map(({ contract: { name }, release }) =>
    toPublished(pointer, name, release.metadata.version),
  );
  return { contracts, change: withFrontEnds(pointer, Object.fromEntries(frontEnds), contracts), published };
}

/** What publishing this version means, before it is published. */
export function toPublished(pointer: Pointer | undefined, name: string, version: string): PublishedFrontEnd {
  const former = pointer?.remotes[name]?.stable.metadata.version ?? null;
  return { name, version, former, isNew: !isStable(pointer, name, version) };
}

/** Whether this version is live, with the hashes of its files in the pointer. */
export function isStable(pointer: Pointer | undefined, name: string, version: string): boolean {
  const { version: live, filesIntegrity } = pointer?.remotes[name]?.stable.metadata ?? {};
  return live === version && filesIntegrity !== undefined;
}

/** A rollout of the release that became stable is over. */
function toFrontEnd(contract: FrontEndContract, stable: Release, former: FrontEnd | undefined): FrontEnd {
  const canary = former?.canary ?? null;
  return {
    routes: contract.routes,
    stable,
    previous: (former?.stable.url === stable.url ? former.previous : former?.stable) ?? null,
    canary: canary?.release.url === stable.url ? null : canary,
    timeoutMs: remoteTimeoutMs,
    required: contract.kind === 'host',
  };
}
