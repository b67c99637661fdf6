import { types } from 'node:util';

/** Something in or about the registry is not as it must be; the message is one line that names what and where. */
export class RegistryError extends Error {
  override readonly name: string = 'RegistryError';
}

/** Too little was counted of a build to say how it fares. */
export class TooFewVisits extends RegistryError {
  override readonly name = 'TooFewVisits';
}

/** Why a build may not go live, and whom that concerns. */
export interface Rejection {
  sentence: string;
  /** The front end that would break, or whose visitors would lose something. */
  frontEnd: string;
  /** Its release that visitors have; null when it is the build itself, which nobody has yet. */
  version: string | null;
  /** Which part of the visitors has that release. */
  percent: number | null;
}

/** The preflight said no: nothing went live. All its reasons at once. */
export class PublishRejected extends RegistryError {
  override readonly name = 'PublishRejected';
  readonly rejections: readonly Rejection[];

  constructor(rejections: readonly Rejection[]) {
    super(rejections.map(({ sentence }) => sentence).join(' '));
    this.rejections = rejections;
  }
}

/** @throws PublishRejected when there is a rejection */
export function throwRejections(rejections: readonly Rejection[]): void {
  if (rejections.length > 0) throw new PublishRejected(rejections);
}

/** True for a failed system call with one of these codes, or with any when none is named. */
export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  if (!types.isNativeError(error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
