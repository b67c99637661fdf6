import type { Build } from './build.ts';
import { sriOf } from './hash.ts';
import type { Head } from './history.ts';
import { layout } from './layout.ts';
import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';

/** A phone on a poor line gets an entry of 15 kB within it. */
const defaultTimeoutMs = 8000;

/** The pointer after these builds became stable; undefined when all of them are already. */
export function nextPointer(head: Head | undefined, builds: readonly Build[]): Pointer | undefined {
  const live = head?.pointer.remotes ?? {};
  const fresh = builds.filter((build) => !isStable(build, head?.pointer));
  const host = builds.find(({ contract }) => contract.kind === 'host')?.contract ?? head?.pointer.host;
  if (fresh.length === 0 || !host) return undefined;
  const entries = fresh.map((build) => [build.contract.name, toFrontEnd(build, live[build.contract.name])] as const);
  return {
    schema: 1,
    seq: (head?.pointer.seq ?? 0) + 1,
    parent: head?.hash ?? null,
    host: { name: host.name, provides: host.provides },
    remotes: { ...live, ...Object.fromEntries(entries) },
  };
}

export function isStable(build: Build, pointer: Pointer | undefined): boolean {
  return pointer?.remotes[build.contract.name]?.stable.metadata.version === build.version;
}

function toFrontEnd(build: Build, former: FrontEnd | undefined): FrontEnd {
  return {
    routes: build.contract.routes,
    stable: toRelease(build),
    previous: former?.stable ?? null,
    canary: former?.canary ?? null,
    timeoutMs: former?.timeoutMs ?? defaultTimeoutMs,
    required: build.contract.kind === 'host',
  };
}

function toRelease({ contract, version, files }: Build): Release {
  return {
    url: `/${layout.release(contract.name, version)}/${contract.entry}`,
    metadata: { version, integrity: sriOf(files.get(contract.entry) ?? Buffer.of()) },
    extras: { globalName: contract.globalName },
  };
}
