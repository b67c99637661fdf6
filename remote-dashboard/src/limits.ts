/** Windows and time-outs of the dashboard; the bounds of what is typed stand in the contract. */

/** Long enough to finish a word, short enough not to be noticed. */
export const searchDelayMs = 350;

/** One action makes several changes: they are answered together. */
export const changesGatherMs = 400;
/** So long a list that does not come holds up the others. */
export const listTimeoutMs = 10_000;
