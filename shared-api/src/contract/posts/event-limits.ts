/** `2026-12` */
export const monthPattern = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

/** The bounds of events. Apart from the others, which every page loads. */
export const eventLimits = {
  /** Those that come next, which the home page tells of. */
  onHomePage: 3,
  /** An event lasts no longer. */
  days: 30,
  /** Digits of how many may come. */
  capacityDigits: 5,
  /** Signs of that with the blanks that people put around and between them. */
  capacityTyped: 20,
  /** Lengths in characters a person sees: the least and the most. */
  place: [1, 100],
  address: [0, 200],
} as const;
