/** Fetches what a press will bring; that it cannot be had is told at the press. */
export const preloadQuietly = ({ preload }: { preload: () => Promise<unknown> }) =>
  void preload().catch(() => undefined);
