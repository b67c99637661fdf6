import { normaliseForSearch } from '../text/normalise-for-search.ts';

/**
 * Those whose names hold each of the words, however they are spelt and with blanks or without. A number is looked for as a whole, as
 * that of a wilaya in `otherNames` (`31 Oran`). Always a list of its own: all of them where nothing is searched for, none for signs alone.
 */
export function findOffices<Office extends { name: string; otherNames?: string | undefined }>(
  offices: Office[],
  words: string,
): Office[] {
  const wanted = normaliseForSearch(words);
  if (!wanted) return words.trim() ? [] : [...offices];
  const terms = wanted.split(' ');
  return offices.filter(({ name, otherNames = '' }) => {
    const names = normaliseForSearch(`${name} ${otherNames}`).split(' ');
    const together = names.join('');
    return terms.every((term) =>
      /^\d{1,4}$/.test(term) ? names.some((each) => Number(each) === Number(term)) : together.includes(term),
    );
  });
}
