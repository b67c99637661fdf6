import { type FrontEnd, layout, type Pointer, type Release, releasesOf, resolveFor } from 'deploy/registry';
import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';

export type LiveBuild = { frontEnd: string; version: string; release: Release };

const toBuilds = ({ remotes }: Pointer, choose: (frontEnd: FrontEnd) => (Release | null)[]): LiveBuild[] =>
  Object.entries(remotes).flatMap(([frontEnd, live]) =>
    choose(live).flatMap((release) => (release ? [{ frontEnd, version: release.metadata.version, release }] : [])),
  );

/** Every build that some visitor may have. */
export const liveBuilds = (pointer: Pointer) => toBuilds(pointer, releasesOf);

/** The builds that a visitor of this number may have; without a number it takes part in no rollout. */
export const buildsGivenTo = (pointer: Pointer, visitor: number | undefined) =>
  toBuilds(visitor === undefined ? pointer : resolveFor(pointer, visitor).pointer, ({ stable, previous }) => [
    stable,
    previous,
  ]);

/** The one whose folder holds what is at `url`. */
export const findBuild = (builds: LiveBuild[], url: string) =>
  builds.find(({ frontEnd, version }) => url.startsWith(`/${layout.release(frontEnd, version)}/`));

/** The versions that a build is held against in the same minutes, itself among them; alone where there is no rollout. */
export function versionsUnderTest(
  { remotes }: Pointer,
  { frontEnd, version }: Pick<LiveBuild, 'frontEnd' | 'version'>,
) {
  const { stable, canary } = remotes[frontEnd] ?? {};
  const both = stable && canary ? [stable.metadata.version, canary.release.metadata.version] : [];
  return both.includes(version) ? both : [version];
}

/** The live versions of a front end by what they are to visitors, the stable one first. */
export function partsOf({ stable, canary, previous }: FrontEnd) {
  const parts: Pick<FrontEndBuild, 'version' | 'part' | 'percent'>[] = [
    { version: stable.metadata.version, part: 'stable', percent: null },
  ];
  if (canary) parts.push({ version: canary.release.metadata.version, part: 'canary', percent: canary.percent });
  if (previous) parts.push({ version: previous.metadata.version, part: 'previous', percent: null });
  return parts;
}
