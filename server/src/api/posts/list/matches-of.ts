import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';
import { serverLimits } from '../../../limits.ts';
import { termsOf } from '../../../platform/database/search-pattern.ts';
import { isolatePhoneNumbers } from '../content/link-phone-numbers.ts';
import { alignNormalised, markTerms } from './mark-terms.ts';

const { snippetLength, snippetBefore, maxTextsSearched } = serverLimits;
/** Of a text that is looked through; those that follow one another have half of it in common. */
const partLength = 600;

/** Where one of the words stands exactly so, which costs next to nothing; -1 where none does. */
function findAsWritten(text: string, words: string[]) {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** Where the first term stands, however it is spelt; -1 where none is. */
function findSpelt(text: string, terms: string[], budget: { left: number }) {
  const last = Math.max(1, text.length - partLength / 2);
  for (let from = 0; from < last && budget.left > 0; from += partLength / 2) {
    const part = text.slice(from, from + partLength);
    const { words, startOf } = alignNormalised(part);
    budget.left -= part.length + words.length; // one sign may stand for many letters, or for none
    const places = terms.map((term) => words.indexOf(term)).filter((place) => place >= 0);
    if (places.length > 0) return from + startOf(Math.min(...places));
  }
  return -1;
}

/** The words around that place: none is cut in two, where words are no longer than words are. */
function cutAround(text: string, place: number) {
  const earliest = Math.max(0, place - snippetBefore);
  const blankBefore = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const from = earliest === 0 ? 0 : blankBefore > 0 && blankBefore <= place ? blankBefore : place;
  const latest = from + snippetLength;
  if (latest >= text.length) return { from, to: text.length };
  const blankAfter = text.lastIndexOf(' ', latest);
  return { from, to: blankAfter > place ? blankAfter : latest };
}

/**
 * Says why a search found posts: the title with its words marked, and a place in the text where one of them is. Past the bound of a
 * reply only words that are written as they were typed, or as they are normalised, are looked for.
 */
export function matchesOf(sought = '') {
  const terms = termsOf(sought);
  const asWritten = [...sought.split(/\s+/).filter((word) => normaliseForSearch(word)), ...terms];
  const budget = { left: maxTextsSearched };
  function snippetOf(text: string) {
    let place = findAsWritten(text, asWritten);
    if (place < 0) place = findSpelt(text, terms, budget);
    if (place < 0) return [];
    const { from, to } = cutAround(text, place);
    const words = isolatePhoneNumbers(text.slice(from, to).toWellFormed().replaceAll('\uFFFD', ''));
    return markTerms(`${from > 0 ? '… ' : ''}${words}${to < text.length ? '…' : ''}`, terms);
  }
  return (title: string, text: string) => ({ title: markTerms(title, terms), text: snippetOf(text) });
}
