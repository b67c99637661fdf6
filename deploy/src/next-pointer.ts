import type { Build } from './build.ts';
import type { FrontEndContract } from './front-end.contract.ts';
import { sriOf } from './hash.ts';
import { layout } from './layout.ts';
import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';

/** A browser that has waited this long begins to load the release before as well. */
const defaultTimeoutMs = 1500;

/** What the pointer says after these builds became stable; undefined when all of them are already. */
export function withStable(pointer: Pointer | undefined, builds: readonly Build[]) {
  const live = pointer?.remotes ?? {};
  const fresh = builds.filter((build) => !isStable(build, pointer));
  const host = builds.find(({ contract }) => contract.kind === 'host')?.contract ?? pointer?.host;
  if (fresh.length === 0 || !host) return undefined;
  const entries = fresh.map(
    (build) => [build.contract.name, toFrontEnd(build.contract, toRelease(build), live[build.contract.name])] as const,
  );
  return {
    host: { name: host.name, provides: host.provides },
    remotes: { ...live, ...Object.fromEntries(entries) },
  };
}

/** Whether this very build is the one that is live. */
export function isStable(build: Build, pointer: Pointer | undefined): boolean {
  return pointer?.remotes[build.contract.name]?.stable.metadata.version === build.version;
}

/** The front end after this release became its stable one. A rollout of that very release has then reached its end. */
export function toFrontEnd(contract: FrontEndContract, stable: Release, former: FrontEnd | undefined): FrontEnd {
  const canary = former?.canary ?? null;
  return {
    routes: contract.routes,
    stable,
    previous: former?.stable ?? null,
    canary: canary?.release.url === stable.url ? null : canary,
    timeoutMs: defaultTimeoutMs,
    required: contract.kind === 'host',
  };
}

/** How the pointer names a build: the address, the hash and the global variable of its entry. */
export function toRelease({ contract, version, files }: Build): Release {
  return {
    url: `/${layout.release(contract.name, version)}/${contract.entry}`,
    metadata: { version, integrity: sriOf(files.get(contract.entry) ?? Buffer.of()) },
    extras: { globalName: contract.globalName },
  };
}
