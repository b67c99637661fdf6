import { types } from 'node:util';

/** Something in or about the registry is not as it must be; the message is one line that names what and where. */
export class RegistryError extends Error {
  override readonly name: string = 'RegistryError';
}

/** The preflight said no: nothing went live. One sentence for each reason. */
export class PublishRefused extends RegistryError {
  override readonly name = 'PublishRefused';
  readonly refusals: readonly string[];

  constructor(refusals: readonly string[]) {
    super(refusals.join(' '));
    this.refusals = refusals;
  }
}

/** @throws PublishRefused when there is a refusal */
export function throwRefusals(refusals: readonly string[]): void {
  if (refusals.length > 0) throw new PublishRefused(refusals);
}

/** True for a failed system call with one of these codes, or with any when none is named. */
export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  if (!types.isNativeError(error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
