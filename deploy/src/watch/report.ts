import type { FrontEndBuild, Loads } from 'shared-api/contract/front-ends.contract';
import { countVisits, quantileOf } from 'shared-api/contract/histogram';
import { type DeviceClass, deviceClasses, type VitalMetric, vitalMetrics } from 'shared-api/contract/vitals.contract';
import { RegistryError } from '../errors.ts';
import { logEntriesAtOnce } from '../limits.ts';
import { messages } from '../messages.ts';
import { readEntries, readPointer } from '../pointer/history.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { countsOf, triesOf, troublesOf } from './counted.ts';
import { buildsOf, fetchLoads, type Watched } from './health.ts';

/** How a metric was on a class of devices: milliseconds, but for CLS, which is in thousandths. */
interface VitalReport {
  metric: VitalMetric;
  device: DeviceClass;
  visits: number;
  p50: number;
  p75: number;
}

export interface BuildReport {
  version: string;
  part: FrontEndBuild['part'];
  /** Of the visitors, for a canary. */
  percent: number | null;
  /** When it was last given to anybody: an ISO date; null where the log does not say. */
  since: string | null;
  loads: Loads;
  /** Failures per load; null without loads. */
  troubleShare: number | null;
  /** Average time to load, in milliseconds. */
  meanMs: number | null;
  /** Metrics and classes of devices with at least one visit. */
  vitals: VitalReport[];
}

/** What the portal remembers of the last `days` days, stable build first. */
export interface FrontEndReport {
  name: string;
  env: string;
  days: number;
  builds: BuildReport[];
}

function toVitals(build: FrontEndBuild): VitalReport[] {
  return vitalMetrics.flatMap((metric) =>
    deviceClasses.flatMap((device) => {
      const counts = countsOf(build, { metric, device });
      const [p50, p75] = [quantileOf(counts, 0.5), quantileOf(counts, 0.75)];
      if (p50 === null || p75 === null) return [];
      return [{ metric, device, visits: countVisits(counts), p50: Math.round(p50), p75: Math.round(p75) }];
    }),
  );
}

function toReport(build: FrontEndBuild, since: string | null): BuildReport {
  const { version, part, percent, loads, meanMs } = build;
  const tries = triesOf(loads);
  const troubleShare = tries > 0 ? troublesOf(loads) / tries : null;
  return { version, part, percent, since, loads, troubleShare, meanMs, vitals: toVitals(build) };
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

/** How the live builds of a front end fare in browsers. @throws RegistryError */
export async function readReport(storage: RegistryStorage, env: string, name: string, portal: Watched) {
  const reply = await fetchLoads(portal);
  const builds = buildsOf(reply, name);
  if (builds.length === 0) throw new RegistryError(messages.notServed(name, portal.portal.origin));
  const beginnings = await readBeginnings(
    storage,
    env,
    name,
    builds.map(({ version }) => version),
  );
  return {
    name,
    env,
    days: reply.days,
    builds: builds.map((build) => toReport(build, beginnings.get(build.version) ?? null)),
  } satisfies FrontEndReport;
}
