import * as v from 'valibot';
import { limits } from '../limits.ts';
import { count } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { FrontEndBuild } from './front-ends.contract.ts';

/** The path of GET /front-ends/{name}/history */
export const ByFrontEnd = v.object({ name: v.pipe(v.string(), v.maxLength(100)) });

/** Its query. */
export const FrontEndHistoryQuery = v.object({
  days: v.optional(count(limits.frontEndHistoryDays), String(limits.frontEndHistoryDefaultDays)),
});

const ReleaseEvent = v.object({
  at: Timestamp,
  /** Given to everybody, to a share of the visitors, put back for everybody, or taken from those who had it on trial. */
  kind: v.picklist(['published', 'canary', 'rolled_back', 'aborted']),
  version: v.string(),
  /** Of the visitors, for a canary. */
  percent: v.nullable(v.number()),
});
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>;

/** What was counted of a version in one hour or day. */
const TimeLinePoint = v.object({
  /** When it began. */
  at: Timestamp,
  /** Visits that told their LCP, and its p75 in milliseconds; null where none did. */
  visits: v.number(),
  p75: v.nullable(v.number()),
  /** How often it was loaded; null for an hour, since loads are counted by the day. */
  loaded: v.nullable(v.number()),
});
export type TimeLinePoint = v.InferOutput<typeof TimeLinePoint>;

const { isSetAside: _, byNetwork: __, ...figures } = FrontEndBuild.entries;
const FrontEndVersion = v.object({
  ...figures,
  /** Null for a version that nobody is given any more. */
  part: v.nullable(FrontEndBuild.entries.part),
  /** How often pages of it broke: of each error that was seen in the period, all that was counted. */
  errors: v.number(),
  /** Hours or days in which anything was counted, the first one first. */
  timeLine: v.array(TimeLinePoint),
});
export type FrontEndVersion = v.InferOutput<typeof FrontEndVersion>;

/**
 * GET /front-ends/{name}/history: the versions that are live or were in the last days, and those that had visits. The live
 * ones come first, then the others, the latest first.
 */
export const FrontEndHistory = v.object({
  name: v.string(),
  days: v.number(),
  /** When the period began: at an hour or at a midnight, in UTC. */
  since: Timestamp,
  /** What a point of a time line stands for. */
  unit: v.picklist(['hour', 'day']),
  versions: v.array(FrontEndVersion),
  /** The first one first; none where the log of the registry cannot be read. */
  events: v.array(ReleaseEvent),
});
export type FrontEndHistory = v.InferOutput<typeof FrontEndHistory>;
