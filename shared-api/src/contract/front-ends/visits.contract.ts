import * as v from 'valibot';

/** Path of a build's entry script, or of its folder. */
export const BuildUrl = v.pipe(v.string(), v.maxLength(300));

/** Every report of a page carries it. It names no person: a random number, a minute, and the builds that may be reported of. */
export const VisitToken = v.pipe(v.string(), v.maxLength(6_000));

/** POST /front-ends/visits, sent once by each page when it is live: the builds that the page knows. */
export const VisitRequest = v.pipe(v.array(BuildUrl), v.maxLength(100));
export type VisitRequest = v.InferOutput<typeof VisitRequest>;

export const Visit = v.object({ token: VisitToken });
export type Visit = v.InferOutput<typeof Visit>;
