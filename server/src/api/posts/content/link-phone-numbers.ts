import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import { serverLimits } from '../../../limits.ts';
import { replaceTokens } from './replace-tokens.ts';

const toLink = (part: ReturnType<typeof splitAtPhoneNumbers>[number]) =>
  typeof part === 'string'
    ? part
    : `<a href="${part.href}" rel="noopener noreferrer" target="_blank">${part.number}</a>`;

const phoneLink = /<a href="tel:[^"<>]*"[^<>]*>([\d\s+().\u00a0-]+)<\/a>/g;

/** For a text as it is stored: a link would call the old number once an author has changed the digits in it. */
export const unlinkPhoneNumbers = (html: string) => html.replace(phoneLink, '$1');

/** A tap on a number calls it. Links that the author made stay; numbers past the bound stay words. */
export function linkPhoneNumbers(html: string) {
  const most = serverLimits.maxPhonePieces;
  let piecesLeft: number = most;
  const linkAll = (words: string) => {
    const pieces = splitAtPhoneNumbers(words, piecesLeft);
    piecesLeft -= pieces.length;
    return pieces.map(toLink).join('');
  };
  return replaceTokens(
    html,
    (text, { isTag, isInLink }) => (isTag || isInLink || piecesLeft <= 0 ? text : linkAll(text)),
    most,
  );
}

/** The same for words without tags: each number reads from left to right and stays in one line. */
export const isolatePhoneNumbers = (text: string) =>
  splitAtPhoneNumbers(text)
    .map((part) => (typeof part === 'string' ? part : `\u2066${part.number.replaceAll(' ', '\u00a0')}\u2069`))
    .join('');
