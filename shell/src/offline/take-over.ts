/** Said by the page to the waiting service worker when its reader wants what was deployed meanwhile. */
export const takeOver = 'take over';
