/**
 * The oldest browsers that get the portal with its scripts; what is older gets its pages without them (docs/BROWSERS.md).
 * Styles and scripts are compiled for these, and the journeys of the oldest browsers take away what they lack.
 */
export const browserFloor = {
  chrome: 109,
  chrome_android: 109,
  webview_android: 109,
  safari: 16.4,
  safari_ios: 16.4,
  firefox: 115,
  firefox_android: 115,
} as const;

/** The floor as a query of browserslist. */
export const browserTargets = (['chrome', 'safari', 'firefox'] as const).map(
  (name) => `${name} >= ${browserFloor[name]}`,
);
