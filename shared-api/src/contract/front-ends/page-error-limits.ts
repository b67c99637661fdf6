/**
 * How much one visit tells of its errors, and of each at most, in code units. Apart from the other limits, which come with
 * every page; this is needed after that.
 */
export const pageErrorLimits = { perVisit: 5, messageLength: 300, stackLength: 4_000, routeLength: 200 } as const;
