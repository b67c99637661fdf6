import { releaseFaultLimits } from '../../limits.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { followChanges } from '../cache/follow-changes.ts';

type NamedRelease = { frontEnd: string; version: string };

/** Where faults of all instances are counted. */
export type FrontEndFaults = {
  record: (release: NamedRelease) => Promise<void>;
  listSetAside: () => Promise<NamedRelease[]>;
};

type Parts = {
  frontEndFaults: FrontEndFaults;
  changes: Changes;
  log: { error: (details: object, text: string) => void };
  onChange: () => void;
};

const keyOf = ({ frontEnd, version }: NamedRelease) => `${frontEnd} ${version}`;

/** The releases that hung or ended their renderers too often, by the count of all instances. */
export async function setAsideReleases({ frontEndFaults, changes, log, onChange }: Parts) {
  /** Those of this instance count at once, and while the database is away. */
  const ownFaults = new Map<string, number>();
  let listed = new Set<string>();

  const isSetAside = (frontEnd: string, version: string) => {
    const key = keyOf({ frontEnd, version });
    return listed.has(key) || (ownFaults.get(key) ?? 0) >= releaseFaultLimits.faults;
  };

  async function refresh() {
    try {
      const before = listed;
      listed = new Set((await frontEndFaults.listSetAside()).map(keyOf));
      if (listed.size !== before.size || [...listed].some((key) => !before.has(key))) onChange();
    } catch (error) {
      log.error({ err: error }, 'the releases that were set aside cannot be read');
    }
  }

  const following = followChanges(changes, {
    hear: ({ noun }) => noun === 'front-ends' && void refresh(),
    onMissed: () => void refresh(),
    onFailure: () => undefined, // the cache of pages listens too, and reports it
  });
  await following.begun;

  return {
    isSetAside,

    /** Counts a fault here, and for all instances. */
    async record(release: NamedRelease) {
      const key = keyOf(release);
      ownFaults.set(key, (ownFaults.get(key) ?? 0) + 1);
      if (isSetAside(release.frontEnd, release.version)) onChange();
      await frontEndFaults
        .record(release)
        .catch((error: unknown) => log.error({ err: error }, 'a fault of a release could not be counted'));
    },

    /** Forgets what this instance counted of releases that are live no more. */
    keepOnly(isLive: (frontEnd: string, version: string) => boolean) {
      for (const key of ownFaults.keys()) {
        const [frontEnd = '', version = ''] = key.split(' ');
        if (!isLive(frontEnd, version)) ownFaults.delete(key);
      }
    },

    stop: following.stop,
  };
}
