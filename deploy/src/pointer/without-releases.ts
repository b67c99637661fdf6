import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';

type IsExcluded = (name: string, version: string) => boolean;

function withoutReleasesOf(name: string, frontEnd: FrontEnd, isExcluded: IsExcluded): FrontEnd {
  const isOut = (release: Release | null | undefined) => !!release && isExcluded(name, release.metadata.version);
  const canary = isOut(frontEnd.canary?.release) ? null : frontEnd.canary;
  const previous = isOut(frontEnd.previous) ? null : frontEnd.previous;
  if (isOut(frontEnd.stable) && previous) return { ...frontEnd, canary, stable: previous, previous: null };
  return { ...frontEnd, canary, previous };
}

/**
 * The pointer as if some releases were not: the previous one is stable again, a canary is over, nobody falls back to one.
 * A stable release without a previous one stays.
 */
export function withoutReleases(pointer: Pointer, isExcluded: IsExcluded): Pointer {
  const remotes = Object.entries(pointer.remotes).map(
    ([name, frontEnd]) => [name, withoutReleasesOf(name, frontEnd, isExcluded)] as const,
  );
  return { ...pointer, remotes: Object.fromEntries(remotes) };
}
