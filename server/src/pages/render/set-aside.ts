import type { FrontEndFaultsService, NamedRelease } from '../../api/front-ends/faults/front-end-faults.service.ts';
import { releaseFaultLimits } from '../../limits.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { followChanges } from '../../platform/changes/follow-changes.ts';

type Parts = {
  /** Counts for all instances. */
  frontEndFaults: FrontEndFaultsService;
  changes: Changes;
  log: { error: (details: object, text: string) => void };
  onChange: () => void;
};

const keyOf = ({ frontEnd, version }: NamedRelease) => `${frontEnd} ${version}`;

/** The releases that hung or ended their renderers too often, by the count of all instances. */
export async function setAsideReleases({ frontEndFaults, changes, log, onChange }: Parts) {
  /** Those that could not be counted for all, while the database is away. */
  const uncounted = new Map<string, number>();
  let listed: NamedRelease[] = [];
  let refreshing: Promise<void> | undefined;
  let isStale = false;
  let isOpen = false;

  const isSetAside = (frontEnd: string, version: string) =>
    listed.some((release) => release.frontEnd === frontEnd && release.version === version) ||
    (uncounted.get(keyOf({ frontEnd, version })) ?? 0) >= releaseFaultLimits.faults;

  async function read() {
    while (isStale) {
      isStale = false;
      try {
        const before = listed.map(keyOf).sort().join();
        listed = await frontEndFaults.listSetAside();
        uncounted.clear();
        if (listed.map(keyOf).sort().join() !== before && isOpen) onChange();
      } catch (error) {
        log.error({ err: error }, 'the releases that were set aside cannot be read');
      }
    }
  }

  /** One reading at a time, so that no older answer comes last. */
  function refresh() {
    isStale = true;
    refreshing ??= read().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  const following = followChanges(changes, {
    receive: ({ noun }) => noun === 'front-ends' && void refresh(),
    onMissed: () => void refresh(),
    onFailure: () => undefined, // the cache of pages listens too, and reports it
  });
  const timer = setInterval(refresh, releaseFaultLimits.refreshEveryMs).unref();
  await following.begun;
  await refresh();
  isOpen = true;

  return {
    isSetAside,
    list: () => listed,

    /** Counts a fault for all instances. */
    async record(release: NamedRelease) {
      try {
        await frontEndFaults.record(release);
        await refresh();
      } catch (error) {
        log.error({ err: error }, 'a fault of a release could not be counted for all instances');
        uncounted.set(keyOf(release), (uncounted.get(keyOf(release)) ?? 0) + 1);
        if (isSetAside(release.frontEnd, release.version)) onChange();
      }
    },

    async stop() {
      clearInterval(timer);
      await following.stop();
    },
  };
}
