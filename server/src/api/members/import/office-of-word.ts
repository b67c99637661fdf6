import { otherNamesOf } from '../../offices/wilayas.ts';
import { labelKey } from './label-key.ts';

type Office = { id: string; name: string };

/** What stands in front of the name of an office, or of its wilaya, where it is not the name itself. */
const kinds = new Set(['مكتب', 'ولايه', 'ولايي', 'bureau', 'wilaya', 'office']);

/** A shorter part of a name says too little. */
const shortestPart = 4;

/** The words that tell an office from the others. */
function officeWords(name: string) {
  const words = labelKey(name).split(' ').filter(Boolean);
  const own = words.filter((word) => !kinds.has(word));
  return own.length > 0 ? own : words;
}

/** Without the blanks between words: `M'Sila` is `Msila`. */
const toKey = (words: string[]) => words.join('');

/** Beginnings and ends of what a wilaya is called in Latin letters: of `Alger Algiers` each name, of `Tizi Ouzou` also `Tizi`. */
function partsOf(words: string[]) {
  const ends = words.flatMap((_, place) => [words.slice(0, place + 1), words.slice(place)]);
  return ends.map(toKey).filter((part) => part.length >= shortestPart);
}

function keysOf({ name }: Office) {
  const [number, ...latin] = otherNamesOf(name).split(' ');
  return new Set([toKey(officeWords(name)), ...(number ? [number] : []), ...partsOf(officeWords(latin.join(' ')))]);
}

const isNumber = (word: string) => /^\d{1,3}$/.test(word);

/**
 * Finds an office by what lists call it: its name, with «مكتب» or «ولاية» or without, the number of its wilaya, or the name of that in
 * Latin letters. A number and a name have to agree; what fits two offices finds none.
 */
export function officeFinder(offices: Office[]): (word: string) => string | undefined {
  const ofKey = Map.groupBy(
    offices.flatMap((office) => [...keysOf(office)].map((key) => ({ key, id: office.id }))),
    ({ key }) => key,
  );
  const findOnly = (key: string) => {
    const found = ofKey.get(key) ?? [];
    return found.length === 1 ? found[0]?.id : undefined;
  };
  return (word) => {
    const words = officeWords(word);
    const whole = findOnly(toKey(words));
    if (whole) return whole;
    const name = toKey(words.filter((each) => !isNumber(each)));
    const numbers = words.filter(isNumber).map((number) => String(Number(number)));
    const [found, ...others] = [...(name ? [name] : []), ...numbers].map(findOnly);
    return others.every((other) => other === found) ? found : undefined;
  };
}
