import { decodeXML } from 'entities';
import { limits } from 'shared-api/contract/limits';
import { firstCharacters } from 'shared-api/contract/text/text.contract';

const toWords = (html: string) =>
  decodeXML(html.replace(/<(?:br|\/p)>/g, ' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The words of sanitised HTML, in one line; headings and items of lists, which end without a full stop, stay apart. */
export const toPlainText = (html: string) =>
  html
    .split(/<\/(?:h\d|li)>|<[ou]l\b[^<>]*>/)
    .map(toWords)
    .filter((words) => words !== '')
    .join(' · ');

/** Enough of a text for a card, and a little more, by which the card knows that there is more. */
export const toExcerpt = (text: string) => firstCharacters(text, limits.excerptLength);
