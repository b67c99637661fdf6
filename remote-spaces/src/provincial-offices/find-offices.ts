import { normaliseForSearch } from 'shared-api/contract/normalise-for-search';
import type { OfficesList } from './offices-list.ts';

const isNamed = (words: string[]) => (office: { name: string }) => {
  const name = normaliseForSearch(office.name);
  return words.every((word) => name.includes(word));
};

/** Those whose name holds every word; without words all of them. */
export const findOffices = (offices: OfficesList, text: string) =>
  offices.filter(isNamed(normaliseForSearch(text).split(/\s+/u)));
