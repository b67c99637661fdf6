/** Tells the developer, and not the person, that a load failed (spec, section 8: silent failures). */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes for developers
  console.warn(`${what} could not be loaded`, error);
}
