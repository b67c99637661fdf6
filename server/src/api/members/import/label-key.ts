import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';

/** Longer than any heading, role or name of an office; what is longer is none of them. */
const longestLabel = 120;

/** Words of Arabic, French and English that say nothing beside others. */
const fillers = new Set('و رقم et de du des d l la le les n no num numero number and of the'.split(' '));
/** The article, and the word for "and" in front of it; twice where the word itself begins like it, as «الإلكتروني». */
const article = /^(?:وال|ال){1,2}(?=..)/;

/**
 * A label as it is compared: without accents, signs, articles and words like "and" or "N°". «الاسم و اللقب» and «الاسم واللقب»
 * are the same, and so are `N° Tél` and `tel`.
 */
export function labelKey(label: string): string {
  if (label.length > longestLabel) return '';
  const words = normaliseForSearch(label)
    .split(' ')
    .map((word) => word.replace(article, ''));
  return words.filter((word) => word && !fillers.has(word)).join(' ');
}
