/** Windows and time-outs of the dashboard; the bounds of what is typed stand in the contract. */

/** Long enough to finish a word, short enough not to be noticed. */
export const searchDelayMs = 350;

/** One action makes several changes: they are answered together. */
export const changesGatherMs = 400;
/** So long a list that does not come holds up the others. */
export const listTimeoutMs = 10_000;

/** A message whose answer is due in less stands out. */
export const soonHours = 24;
/** Characters of a message's first line in the list: more than any screen shows. */
export const messageLineLength = 140;

/** Lines of a chart that the eye can tell apart. */
export const chartLinesMax = 6;
