import * as v from 'valibot';
import { limits } from '../limits.ts';
import { readBounded, within } from './text.contract.ts';
import { hasTooManyMarks, toLine } from './typed-text.ts';

/** The host as mail servers know it, `xn--…`: as URLs have it (UTS 46), which parse only what could be one. */
function toAsciiHost(host: string) {
  if (!/[^ -~]/.test(host) || hasTooManyMarks(host) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(host)) return host;
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
}

/** An e-mail address as it is compared and stored, whether it is one or not: without invisible signs, its domain in ASCII. */
export function toEmailAddress(typed: string) {
  const text = toLine(typed).replace(/\p{DI}/gu, '');
  const host = text.lastIndexOf('@') + 1;
  return text.slice(0, host) + toAsciiHost(text.slice(host));
}

/** What browsers take for one (HTML, "valid e-mail address"), with a dot in its domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const EmailAddress = v.pipe(
  v.string(),
  v.transform(readBounded(limits.email[1], toEmailAddress)),
  ...within(limits.email, 'bad_email'),
  v.regex(emailAddress, 'bad_email'),
);
