/** Windows and time-outs of the client; the calls themselves have none (spec, section 7). */

/** A reader does not wait longer for a page's data. */
export const readerTimeoutMs = 10_000;

/** How often one asks for changes while nothing can be heard. */
export const changesPollMs = 10_000;
