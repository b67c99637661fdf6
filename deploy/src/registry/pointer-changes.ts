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
 * The pointer with these front ends in the place of theirs; a host among the contracts brings what it provides.
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
  const fresh = candidates.filter(({ contract, release }) => !isStable(pointer, contract.name, release));
  const frontEnds = fresh.map(
    ({ contract, release }) => [contract.name, toFrontEnd(contract, release, live[contract.name])] as const,
  );
  const contracts = fresh.map(({ contract }) => contract);
  const published = candidates.map(
    ({ contract: { name }, release }): PublishedFrontEnd => ({
      name,
      version: release.metadata.version,
      former: live[name]?.stable.metadata.version ?? null,
      isNew: !isStable(pointer, name, release),
    }),
  );
  return { contracts, change: withFrontEnds(pointer, Object.fromEntries(frontEnds), contracts), published };
}

/** Whether this very release is the one that is live. */
export function isStable(pointer: Pointer | undefined, name: string, { metadata }: Release): boolean {
  return pointer?.remotes[name]?.stable.metadata.version === metadata.version;
}

/** A rollout of the release that became stable is over. */
function toFrontEnd(contract: FrontEndContract, stable: Release, former: FrontEnd | undefined): FrontEnd {
  const canary = former?.canary ?? null;
  return {
    routes: contract.routes,
    stable,
    previous: former?.stable ?? null,
    canary: canary?.release.url === stable.url ? null : canary,
    timeoutMs: remoteTimeoutMs,
    required: contract.kind === 'host',
  };
}
