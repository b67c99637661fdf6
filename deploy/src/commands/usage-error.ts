/** The command line itself is wrong; nothing was tried. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
