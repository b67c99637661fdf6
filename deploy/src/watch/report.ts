import type { FrontEndVersion, ReleaseEvent } from 'shared-api/contract/front-ends/front-end-history.contract';
import type { Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { countVisits, quantileOf } from 'shared-api/contract/front-ends/histogram';
import {
  type DeviceClass,
  deviceClasses,
  type VitalMetric,
  vitalMetrics,
} from 'shared-api/contract/front-ends/vitals.contract';
import { logEntriesAtOnce } from '../limits.ts';
import { readEntries, readPointer } from '../pointer/history.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { countsOf, failuresOf, triesOf } from './counted.ts';
import { fetchHistory, type HistoryQuery, type Watched } from './health.ts';

/** How a metric was on a class of devices: milliseconds, but for CLS, which is in thousandths. */
interface VitalReport {
  metric: VitalMetric;
  device: DeviceClass;
  visits: number;
  p50: number;
  p75: number;
}

export interface VersionReport {
  version: string;
  /** Null for a version that nobody is given any more. */
  part: FrontEndVersion['part'];
  /** Of the visitors, for a canary. */
  percent: number | null;
  /** When it was last given to anybody: an ISO date; null where the log does not say. */
  since: string | null;
  loads: Loads;
  /** Failures per load; null without loads. */
  failureShare: number | null;
  /** Average time to load, in milliseconds. */
  meanMs: number | null;
  /** How often its pages broke, and nobody caught it. */
  errors: number;
  /** Metrics and classes of devices with at least one visit. */
  vitals: VitalReport[];
  /** By the day, or by the hour where one day was asked for. */
  timeLine: FrontEndVersion['timeLine'];
}

/** What the portal remembers of the last `days` days: the live versions, the stable one first, then those before. */
export interface FrontEndReport {
  name: string;
  env: string;
  days: number;
  versions: VersionReport[];
  events: ReleaseEvent[];
}

function toVitals(version: FrontEndVersion): VitalReport[] {
  return vitalMetrics.flatMap((metric) =>
    deviceClasses.flatMap((device) => {
      const counts = countsOf(version, { metric, device });
      const [p50, p75] = [quantileOf(counts, 0.5), quantileOf(counts, 0.75)];
      if (p50 === null || p75 === null) return [];
      return [{ metric, device, visits: countVisits(counts), p50: Math.round(p50), p75: Math.round(p75) }];
    }),
  );
}

function toReport(history: FrontEndVersion, since: string | null): VersionReport {
  const { vitals: _, ...figures } = history;
  const tries = triesOf(history.loads);
  const failureShare = tries > 0 ? failuresOf(history.loads) / tries : null;
  return { ...figures, since, failureShare, vitals: toVitals(history) };
}

/** When each version of a front end was last given to anybody, from the newest entries of the log. */
async function readBeginnings(storage: RegistryStorage, env: string, name: string, versions: readonly string[]) {
  const beginnings = new Map<string, string>();
  let seq = (await readPointer(storage, env))?.seq ?? 0;
  while (seq > 0 && beginnings.size < versions.length) {
    const numbers = Array.from({ length: Math.min(seq, logEntriesAtOnce) }, (_, index) => seq - index);
    for (const { act, at } of await readEntries(storage, env, numbers))
      for (const version of versions)
        if (!beginnings.has(version) && gives(act, name, version)) beginnings.set(version, at);
    seq -= numbers.length;
  }
  return beginnings;
}

const gives = (act: string, name: string, version: string) =>
  act.includes(`${name} ${version}`) && !act.endsWith(' abort');

/** How the versions of a front end fared in browsers. @throws RegistryError */
export async function readReport(storage: RegistryStorage, env: string, watched: Watched, asked: HistoryQuery) {
  const { name, days, versions, events } = await fetchHistory(watched, asked);
  const beginnings = await readBeginnings(
    storage,
    env,
    name,
    versions.map(({ version }) => version),
  );
  return {
    name,
    env,
    days,
    versions: versions.map((version) => toReport(version, beginnings.get(version.version) ?? null)),
    events,
  } satisfies FrontEndReport;
}
