import { splitAtPhoneNumbers } from 'shared-api/contract/phone-numbers';
import { replaceTokens } from './replace-tokens.ts';

const linkAll = (words: string) =>
  splitAtPhoneNumbers(words)
    .map((part) =>
      typeof part === 'string'
        ? part
        : `<a href="${part.href}" rel="noopener noreferrer" target="_blank">${part.number}</a>`,
    )
    .join('');

const phoneLink = /<a href="tel:[^"<>]*"[^<>]*>([\d\s+().\u00a0-]+)<\/a>/g;

/** For a text as it is stored: a link would call the old number once an author has changed the digits in it. */
export const unlinkPhoneNumbers = (html: string) => html.replace(phoneLink, '$1');

/** A press on a number calls it. Links that the author made stay. */
export const linkPhoneNumbers = (html: string) =>
  replaceTokens(html, (token, isInLink) => (isInLink || token.startsWith('<') ? token : linkAll(token)));

/** The same for words without tags: each number reads from left to right and stays in one line. */
export const isolatePhoneNumbers = (text: string) =>
  splitAtPhoneNumbers(text)
    .map((part) => (typeof part === 'string' ? part : `\u2066${part.number.replaceAll(' ', '\u00a0')}\u2069`))
    .join('');
