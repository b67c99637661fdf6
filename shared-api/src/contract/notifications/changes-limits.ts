/** Apart from the other limits, which every page loads. */
export const changesLimits = {
  /** How far back a page that begins to listen is told what changed. */
  secondsBack: 60,
} as const;
