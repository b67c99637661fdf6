import { createHash } from 'node:crypto';

/** SHA-256 as hex: names bytes in the registry. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** As the `integrity` attribute of a script wants it. */
export function sriOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
