import type { FrontEnd } from 'deploy/registry';
import type {
  FrontEndHistory,
  FrontEndVersion,
  TimeLinePoint,
} from 'shared-api/contract/front-ends/front-end-history.contract';
import { valueInside } from 'shared-api/contract/front-ends/histogram';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { LivePointer } from '../../../platform/registry/live-pointer.ts';
import type { FindReleaseHistory } from '../../../platform/registry/release-history.ts';
import { toFigures } from '../build-figures.ts';
import { partsOf } from '../live-builds.ts';
import type { Tally } from '../tally.ts';
import { frontEndHistoryRepository, type TimeLineRows } from './front-end-history.repository.ts';

type Parts = {
  db: Db;
  current: LivePointer['current'];
  findReleaseHistory: FindReleaseHistory;
  tally: Tally;
};

const hourMs = 3_600_000;

/** The last 24 hours, or the last days by the calendar of UTC, today among them. */
function toPeriod(days: number) {
  const [unit, unitMs, units] = days === 1 ? (['hour', hourMs, 24] as const) : (['day', 24 * hourMs, days] as const);
  return { unit, since: new Date((Math.floor(Date.now() / unitMs) - units + 1) * unitMs) };
}

const toPoint = ({ at, visits, bucket, share, loaded }: TimeLineRows[number]): TimeLinePoint => ({
  at: at.toISOString(),
  visits,
  p75: bucket === null || share === null ? null : Math.round(valueInside(bucket, share)),
  loaded,
});

type Part = Pick<FrontEndVersion, 'version' | 'part' | 'percent'>;

/** Each version once: the live ones with their part, then the others. */
function toParts(frontEnd: FrontEnd, others: string[]): Part[] {
  const parts = new Map<string, Part>();
  const past = others.map((version) => ({ version, part: null, percent: null }));
  for (const part of [...partsOf(frontEnd), ...past]) if (!parts.has(part.version)) parts.set(part.version, part);
  return [...parts.values()].slice(0, serverLimits.maxHistoryVersions);
}

export function frontEndHistoryService({ db, current, findReleaseHistory, tally }: Parts) {
  return {
    async read(name: string, days: number): Promise<FrontEndHistory> {
      const pointer = await current();
      const frontEnd = pointer.remotes[name];
      if (!frontEnd) throw notFound();
      await tally.write();
      const { unit, since } = toPeriod(days);
      const [log, counted] = await Promise.all([
        findReleaseHistory(name, pointer.seq, since),
        frontEndHistoryRepository.listVersions(db, { frontEnd: name, since }, serverLimits.maxHistoryVersions),
      ]);
      const parts = toParts(frontEnd, [...log.versions, ...counted]);
      const scope = { frontEnd: name, versions: parts.map(({ version }) => version), since, unit };
      const [loads, vitals, errors, timeLines] = await Promise.all([
        frontEndHistoryRepository.sumLoads(db, scope),
        frontEndHistoryRepository.sumVitals(db, scope),
        frontEndHistoryRepository.countErrors(db, scope),
        frontEndHistoryRepository.readTimeLines(db, scope),
      ]);
      const versions = parts.map((part) => ({
        ...part,
        ...toFigures(name, part.version, { loads, vitals }),
        errors: errors.find(({ version }) => version === part.version)?.total ?? 0,
        timeLine: timeLines.filter(({ version }) => version === part.version).map(toPoint),
      }));
      return { name, days, since: since.toISOString(), unit, versions, events: log.events };
    },
  };
}
export type FrontEndHistoryService = ReturnType<typeof frontEndHistoryService>;
