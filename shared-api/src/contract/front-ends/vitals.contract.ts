import * as v from 'valibot';
import { BuildUrl, VisitToken } from './visits.contract.ts';

/**
 * What a visit felt like: milliseconds, but for CLS, which is in thousandths. `live` is the time from the request for the
 * page's scripts, which the first sign of a reader causes, until the page answers to a person.
 */
const VitalMetric = v.picklist(['LCP', 'INP', 'CLS', 'TTFB', 'live']);
export type VitalMetric = v.InferOutput<typeof VitalMetric>;
export const vitalMetrics = VitalMetric.options;

/** A phone with little memory or a poor connection is `slow`; a browser that tells neither is `unknown`. */
const DeviceClass = v.picklist(['slow', 'fast', 'unknown']);
export type DeviceClass = v.InferOutput<typeof DeviceClass>;
export const deviceClasses = DeviceClass.options;

const growth = 1.1;

/** How many buckets a histogram has. The last one holds everything above the largest edge. */
export const vitalBuckets = 96;

/** The bucket of a value: 0 up to 10, then each a tenth wider than the one before, up to about 77 000. */
export const bucketOf = (value: number): number =>
  Math.min(vitalBuckets - 1, Math.max(0, Math.ceil(Math.log(Math.max(value, 1) / 10) / Math.log(growth))));

/** The largest value that a bucket holds. */
export const edgeOf = (bucket: number): number => 10 * growth ** bucket;

/** How many visits fell into each bucket, `vitalBuckets` of them, by metric and class of device. */
export const Vitals = v.array(
  v.object({ metric: VitalMetric, device: DeviceClass, counts: v.array(v.pipe(v.number(), v.integer())) }),
);
export type Vitals = v.InferOutput<typeof Vitals>;

const Value = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)));

/** POST /front-ends/vitals, sent once by each page, when it is first hidden. Counts once for a token. */
export const VitalsReport = v.object({
  token: VisitToken,
  /** The build that rendered the first page of the document. */
  url: BuildUrl,
  /** Id of that page's route. */
  route: v.pipe(v.string(), v.maxLength(60)),
  device: DeviceClass,
  values: v.object({ LCP: Value, INP: Value, CLS: Value, TTFB: Value, live: Value }),
});
export type VitalsReport = v.InferOutput<typeof VitalsReport>;
