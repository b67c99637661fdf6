import { layout } from 'deploy/pointer/layout';
import type { FrontEnd, Pointer, Release } from 'deploy/pointer/pointer.contract';
import type { FrontEndBuild, FrontEndsReply, LoadReports, Outcome } from 'shared-api/contract/front-ends.contract';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { LivePointer } from '../../platform/registry/live-pointer.ts';
import { frontEndLoadsRepository, type Load } from './front-end-loads.repository.ts';
import type { LoadMetrics } from './load-metrics.ts';
import type { Tally } from './tally.ts';

const days = serverLimits.loadReportsDays;

type Build = { part: FrontEndBuild['part']; release: Release; percent: number | null };
type Parts = {
  current: LivePointer['current'];
  db: Db;
  tally: Tally;
  metrics: LoadMetrics;
};

function buildsOf({ stable, canary, previous }: FrontEnd): Build[] {
  const builds: Build[] = [{ part: 'stable', release: stable, percent: null }];
  if (canary) builds.push({ part: 'canary', release: canary.release, percent: canary.percent });
  if (previous) builds.push({ part: 'previous', release: previous, percent: null });
  return builds;
}

function findBuild({ remotes }: Pointer, url: string) {
  for (const [frontEnd, live] of Object.entries(remotes))
    for (const { release } of buildsOf(live)) {
      const { version } = release.metadata;
      if (url.startsWith(`/${layout.release(frontEnd, version)}/`)) return { frontEnd, version };
    }
  return undefined;
}

function toBuild(loads: Load[], { part, release, percent }: Build): FrontEndBuild {
  const { version } = release.metadata;
  const own = loads.filter((load) => load.version === version);
  const totalOf = (outcome: Outcome) => own.find((load) => load.outcome === outcome)?.total ?? 0;
  const loaded = own.find(({ outcome }) => outcome === 'loaded');
  return {
    version,
    part,
    percent,
    loads: { loaded: totalOf('loaded'), failed: totalOf('failed'), late: totalOf('late'), threw: totalOf('threw') },
    meanMs: loaded ? Math.round(loaded.ms / loaded.total) : null,
  };
}

export function frontEndsService({ db, current, tally, metrics }: Parts) {
  return {
    /** Counts only live builds, so that invented names cannot fill the table. */
    async tell(reports: LoadReports) {
      const pointer = await current();
      for (const { url, outcome, ms } of reports) {
        const build = findBuild(pointer, url);
        if (!build) continue;
        tally.add({ ...build, outcome }, ms);
        metrics.count({ ...build, outcome }, ms);
      }
    },

    async list(): Promise<FrontEndsReply> {
      await tally.write();
      const [pointer, counted] = await Promise.all([current(), frontEndLoadsRepository.sum(db, days)]);
      const frontEnds = Object.entries(pointer.remotes).map(([name, frontEnd]) => {
        const own = counted.filter((load) => load.frontEnd === name);
        return { name, builds: buildsOf(frontEnd).map((build) => toBuild(own, build)) };
      });
      return { days, frontEnds };
    },
  };
}
export type FrontEndsService = ReturnType<typeof frontEndsService>;
