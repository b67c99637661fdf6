/** Windows and time-outs of the spaces; the bounds of what is typed stand in the contract. */

/** Several organisers tick off people at once: so often each phone asks what the others did. */
export const attendeesPollMs = 15_000;

/** How long the service of a browser's maker may take to subscribe the browser. */
export const pushServiceTimeoutMs = 20_000;
/** How long the portal's service worker may take to be installed, which a first visit begins. */
export const serviceWorkerTimeoutMs = 10_000;

/** Until what is typed is kept in this browser, once its author stops. */
export const draftStoreDelayMs = 600;
/** From a change to its way to the server, and from one way to the next. */
export const draftSaveDelayMs = 3_000;
export const draftRetryDelayMs = 10_000;
/** What a browser sends after the page is gone, less the frame of the form. */
export const keepaliveBytes = 60_000;
