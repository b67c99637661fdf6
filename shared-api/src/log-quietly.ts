/** Logs for developers that a load failed; the page shows nothing (spec, section 8: silent failures). */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes for developers
  console.warn(`${what} could not be loaded`, error);
}
