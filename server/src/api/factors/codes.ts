import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import { toPlainDigits } from 'shared-api/contract/text/digits';

const stepSeconds = 30;
/** Codes of the step before and the one after count too: clocks differ. */
const window = 1;
const recoveryGroups = 6;
const groupLength = 4;
/** Without the letters that are taken for digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: organisation.shortName, label, secret: Secret.fromBase32(secret), period: stepSeconds });

export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, which authenticator apps open and read from a QR code. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The 30 seconds since 1970 that this code belongs to; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / stepSeconds) + delta;
}

/** 31 letters and 24 places: 118 bits, so that a plain hash of it is enough (ASVS 5.0, 6.5.2). */
function newRecoveryCode() {
  const length = recoveryGroups * groupLength;
  const largest = 256 - (256 % letters.length);
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length))
      if (byte < largest && code.length < length) code += letters[byte % letters.length];
  const groups = Array.from({ length: recoveryGroups }, (_, place) =>
    code.slice(place * groupLength, (place + 1) * groupLength),
  );
  return groups.join('-');
}

export const newRecoveryCodes = () => Array.from({ length: limits.recoveryCodes }, newRecoveryCode);

/** As it is stored, however a person typed it. */
export const plainRecoveryCode = (typed: string) =>
  toPlainDigits(typed)
    .toLowerCase()
    .replace(/\p{Pd}/gu, '');
