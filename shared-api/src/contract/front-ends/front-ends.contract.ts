import * as v from 'valibot';
import { BuildUrl, VisitToken } from './visits.contract.ts';
import { Vitals } from './vitals.contract.ts';

const Outcome = v.picklist([
  'loaded',
  /** It could not be had, twice. */
  'failed',
  /** The build before was requested as well. */
  'late',
  /** A page of it threw. */
  'threw',
]);
export type Outcome = v.InferOutput<typeof Outcome>;

/** POST /front-ends/loads, a browser's report of the builds it loads. Each outcome of a build counts once for a token. */
export const LoadReports = v.object({
  token: VisitToken,
  reports: v.pipe(
    v.array(
      v.object({
        url: BuildUrl,
        outcome: Outcome,
        ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(20),
  ),
});
export type LoadReports = v.InferOutput<typeof LoadReports>;

/** How often each thing befell a build in browsers. */
export const Loads = v.object({ loaded: v.number(), failed: v.number(), late: v.number(), threw: v.number() });
export type Loads = v.InferOutput<typeof Loads>;

const nothingByNetwork = { loads: { loaded: 0, failed: 0, late: 0, threw: 0 }, vitals: [] };

export const FrontEndBuild = v.object({
  version: v.string(),
  /** stable is everybody's but for those who have the canary; previous is what browsers fall back to. */
  part: v.picklist(['stable', 'canary', 'previous']),
  /** Of the visitors, for a canary. */
  percent: v.nullable(v.number()),
  loads: Loads,
  /**
   * How often, during the last days, it ended or hung the process that renders its pages on the server, and how many of its
   * routes threw there while the release before rendered the same page.
   */
  faults: v.optional(v.number(), 0),
  /** It did so too often: the server renders the release before, and gives that to browsers. */
  isSetAside: v.optional(v.boolean(), false),
  /** Average time to load; null where no browser loaded it. */
  meanMs: v.nullable(v.number()),
  /** What its pages felt like; empty where no browser told. */
  vitals: Vitals,
  /**
   * The same of one visit of each network and day, with one failure of it at most. A release is taken back only when these say
   * so too, so that one visitor cannot report often enough.
   */
  byNetwork: v.optional(v.object({ loads: Loads, vitals: Vitals }), nothingByNetwork),
});
export type FrontEndBuild = v.InferOutput<typeof FrontEndBuild>;

const FrontEndHealth = v.object({ name: v.string(), builds: v.array(FrontEndBuild) });
export type FrontEndHealth = v.InferOutput<typeof FrontEndHealth>;

/** A module that the host gives to every other front end, so that a page has it once. */
const SharedModule = v.object({
  name: v.string(),
  /** What the live host gives. */
  version: v.string(),
  /** What the announced host is to give; null where none is announced, or it has no such module. */
  announced: v.optional(v.nullable(v.string()), null),
  /** The builds that visitors have and that take it, with the version each was built against. */
  takenBy: v.array(v.object({ frontEnd: v.string(), build: v.string(), builtAgainst: v.string() })),
});
export type SharedModule = v.InferOutput<typeof SharedModule>;

const AnnouncedHost = v.object({
  version: v.string(),
  at: v.string(),
  /** The day on which it is to go live, `2026-12-24`. */
  planned: v.nullable(v.string()),
});
export type AnnouncedHost = v.InferOutput<typeof AnnouncedHost>;

/** GET /front-ends/loads: every live build, with what befell it in browsers during the last days. */
export const FrontEndsReply = v.object({
  days: v.number(),
  frontEnds: v.array(FrontEndHealth),
  modules: v.optional(v.array(SharedModule), []),
  /** The build of the host that is announced and not live yet. */
  announced: v.optional(v.nullable(AnnouncedHost), null),
});
export type FrontEndsReply = v.InferOutput<typeof FrontEndsReply>;
