/** Windows and time-outs of the client; the calls themselves have none (spec, section 7). */

/** How long a reader waits for a page's data at most. */
export const readerTimeoutMs = 10_000;

/** How often everything is refetched while the event stream is broken. */
export const changesPollMs = 10_000;

/** How often a member who waits for the copy of its data asks whether it is there. */
export const dataExportPollMs = 5_000;
