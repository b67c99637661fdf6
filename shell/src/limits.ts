/** Every bound, window and time-out of the shell; a remote's own time-out stands in the registry. */

/** How long a notice stays on the screen. */
export const noticeMs = 5_000;

/** After so many times the remote's own time-out the page says that it is unavailable. */
export const giveUpAfterFactor = 6;

/** How often, within the remote's own time-out, it is seen whether the data of a page still waits for the network. */
export const loaderSamples = 4;

/** A second try comes after this, and up to `retryJitterMs` later: not all browsers that met a failure come back at once. */
export const retryDelayMs = 100;
export const retryJitterMs = 200;

/** A page that failed waits no longer for the report of that, before another release takes its place. */
export const reportWaitMs = 3_000;

/** A document that was to mend a failed script is not loaded again sooner. */
export const minReloadIntervalMs = 30_000;

/** A task of the page that takes longer is reported as an error of the build in use. */
export const longestTaskMs = 3_000;

/** Long enough to finish a word, short enough not to be noticed. */
export const searchDelayMs = 350;
/** Results shown of each kind by the search over every page. */
export const resultsOfEachKindMax = 5;

// the service worker
/** A network that takes longer is taken for none, where an older answer is kept. */
export const networkTimeoutSeconds = 5;
export const maxCachedFiles = 150;
export const maxCachedPictures = 80;
export const maxCachedPages = 40;
export const maxCachedAnswers = 80;
/** Pages that the page without a network leads to. */
export const maxOfflineLinks = 12;
