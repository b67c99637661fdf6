import * as v from 'valibot';
import { pageErrorLimits } from './page-error-limits.ts';
import { VisitToken } from './visits.contract.ts';

const ErrorKind = v.picklist([
  /** Nobody caught it. */
  'error',
  /** Nobody waited for the promise that it rejected. */
  'rejection',
  /** A page threw it while it was rendered. */
  'boundary',
]);
export type ErrorKind = v.InferOutput<typeof ErrorKind>;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** POST /front-ends/errors: what went wrong in a page, as the browser tells it. */
export const ErrorReports = v.object({
  token: VisitToken,
  errors: v.pipe(
    v.array(
      v.object({
        kind: ErrorKind,
        /** Which of the visit's errors it is, counted from 0. */
        number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pageErrorLimits.perVisit - 1)),
        message: text(pageErrorLimits.messageLength),
        stack: text(pageErrorLimits.stackLength),
        /** The path of the page, without its query. */
        route: text(pageErrorLimits.routeLength),
      }),
    ),
    v.minLength(1),
    v.maxLength(pageErrorLimits.perVisit),
  ),
});
export type ErrorReports = v.InferOutput<typeof ErrorReports>;
export type ErrorReport = ErrorReports['errors'][number];

/** A place in the sources, or in the script where no source map tells the source. */
const ErrorFrame = v.object({
  file: v.string(),
  line: v.number(),
  column: v.number(),
  /** The function; null where neither the map nor the browser tells it. */
  name: v.nullable(v.string()),
});
export type ErrorFrame = v.InferOutput<typeof ErrorFrame>;

const FrontEndError = v.object({
  /**
   * The hash of its frames; the same in every build where they are. `other` for those that are nowhere in the sources of their
   * build, or beyond its bound.
   */
  stack: v.string(),
  frontEnd: v.string(),
  version: v.string(),
  kind: ErrorKind,
  /** Without what may name a person. */
  message: v.string(),
  /** Where it was thrown first, then who called; empty for `other`. */
  frames: v.array(ErrorFrame),
  /** The path of a page where it happened last; `:id` in place of what names one thing. */
  route: v.string(),
  count: v.number(),
  firstSeen: v.string(),
  lastSeen: v.string(),
});
export type FrontEndError = v.InferOutput<typeof FrontEndError>;
export const otherErrors = 'other';

/** GET /front-ends/errors: those that several networks met come first, of them and of the others those seen last. */
export const FrontEndErrorsReply = v.object({ errors: v.array(FrontEndError) });
export type FrontEndErrorsReply = v.InferOutput<typeof FrontEndErrorsReply>;
