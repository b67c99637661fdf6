import { normaliseForSearch } from '../text/normalise-for-search.ts';

/** Those whose name holds each of the words, however they are spelt. */
export function findOffices<Office extends { name: string }>(offices: Office[], words: string): Office[] {
  const wanted = normaliseForSearch(words).split(/\s+/);
  return offices.filter(({ name }) => {
    const normalised = normaliseForSearch(name);
    return wanted.every((word) => normalised.includes(word));
  });
}
