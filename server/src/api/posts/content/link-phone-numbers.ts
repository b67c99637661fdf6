import { splitAtPhoneNumbers } from 'shared-api/contract/phone-numbers';
import { replacePieces } from './replace-pieces.ts';

const linkAll = (words: string) =>
  splitAtPhoneNumbers(words)
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `<a href="${piece.href}" rel="noopener noreferrer" target="_blank">${piece.number}</a>`,
    )
    .join('');

const phoneLink = /<a href="tel:[^"<>]*"[^<>]*>([\d\s+().\u00a0-]+)<\/a>/g;

/** For a text as it is stored: a link would call the old number once an author has changed the digits in it. */
export const unlinkPhoneNumbers = (html: string) => html.replace(phoneLink, '$1');

/** A press on a number calls it. Links that the author made stay. */
export const linkPhoneNumbers = (html: string) =>
  replacePieces(html, (piece, isInLink) => (isInLink || piece.startsWith('<') ? piece : linkAll(piece)));

/** The same for words without tags: each number reads from left to right and stays in one line. */
export const isolatePhoneNumbers = (text: string) =>
  splitAtPhoneNumbers(text)
    .map((piece) => (typeof piece === 'string' ? piece : `\u2066${piece.number.replaceAll(' ', '\u00a0')}\u2069`))
    .join('');
