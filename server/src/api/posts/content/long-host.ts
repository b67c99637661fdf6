import { serverLimits } from '../../../limits.ts';

/** A name of the DNS has 253 letters at most; parsing orders the marks of a longer one, however they are written. */
export const isLongHost = (url: string) =>
  (/^[a-z]*:?[/\\]*([^/\\?#]*)/i.exec(url)?.[1] ?? url).length > serverLimits.maxHostLength;
