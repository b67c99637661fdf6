import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import { type Vitals, vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import type { Load, LoadCount } from './front-end-loads.repository.ts';
import type { NetworkBucket, VitalBucket } from './front-end-vitals.repository.ts';

/** Only what there is any of. */
function toVitals(buckets: VitalBucket[]): Vitals {
  const histograms = new Map<string, Vitals[number]>();
  for (const { metric, device, bucket, total } of buckets) {
    const key = `${metric} ${device}`;
    const histogram = histograms.get(key) ?? { metric, device, counts: Array<number>(vitalBuckets).fill(0) };
    histogram.counts[bucket] = total;
    histograms.set(key, histogram);
  }
  return [...histograms.values()];
}

/** What was counted of a build, out of what was counted of many. */
export function toFigures(
  frontEnd: string,
  version: string,
  { loads, vitals }: { loads: Load[]; vitals: VitalBucket[] },
): Pick<FrontEndBuild, 'loads' | 'faults' | 'meanMs' | 'vitals'> {
  const isOwn = (count: { frontEnd: string; version: string }) =>
    count.frontEnd === frontEnd && count.version === version;
  const own = loads.filter(isOwn);
  const totalOf = (outcome: Load['outcome']) => own.find((load) => load.outcome === outcome)?.total ?? 0;
  const loaded = own.find(({ outcome }) => outcome === 'loaded');
  return {
    loads: { loaded: totalOf('loaded'), failed: totalOf('failed'), late: totalOf('late'), threw: totalOf('threw') },
    faults: totalOf('crashed'),
    meanMs: loaded ? Math.round(loaded.ms / loaded.total) : null,
    vitals: toVitals(vitals.filter(isOwn)),
  };
}

const ofNetworks = <Count extends { total: number; networks: number }>(counts: Count[]) =>
  counts.flatMap((count) => (count.networks > 0 ? [{ ...count, total: count.networks }] : []));

/** The same of the visits that stand for their network. */
export function toNetworkFigures(
  frontEnd: string,
  version: string,
  counted: { loads: LoadCount[]; vitals: NetworkBucket[] },
): FrontEndBuild['byNetwork'] {
  const own = { loads: ofNetworks(counted.loads), vitals: ofNetworks(counted.vitals) };
  const { loads, vitals } = toFigures(frontEnd, version, own);
  return { loads, vitals };
}
