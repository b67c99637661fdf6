import { types } from 'node:util';

/** True for a failed system call with one of these codes, or with any when none is named. */
export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  if (!types.isNativeError(error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
