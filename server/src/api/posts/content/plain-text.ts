import { limits } from 'shared-api/contract/limits';
import { firstCharacters } from 'shared-api/contract/text.contract';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const toWords = (html: string) =>
  html
    .replace(/<(?:br|\/p)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The words of sanitised HTML, in one line; headings and items of lists, which end without a full stop, stay apart. */
export const toPlainText = (html: string) =>
  html
    .split(/<\/(?:h\d|li)>/)
    .map(toWords)
    .filter((words) => words !== '')
    .join(' · ');

/** Enough of a text for a card, and a little more, by which the card knows that there is more. */
export const toExcerpt = (text: string) => firstCharacters(text, limits.excerptLength);
