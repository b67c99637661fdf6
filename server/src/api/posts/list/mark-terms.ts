import { blankOfName, normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';

/** By the number of their only code unit, in which nearly all texts are written. */
const normalised: string[] = [];

/** Between two letters, where neither a blank nor a sign that nobody sees is left out. */
function normaliseCharacter(character: string) {
  const known = character.length === 1 ? normalised[character.charCodeAt(0)] : undefined;
  if (known !== undefined) return known;
  const form = normaliseForSearch(`ب${character}ب`).slice(1, -1);
  if (character.length === 1) normalised[character.charCodeAt(0)] = form;
  return form;
}

/** The same as `normaliseForSearch`, and of each code unit of it where its letter begins and ends in the text. */
export function alignNormalised(text: string) {
  let letters = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const form = normaliseCharacter(character);
    if (form === '' && ends.length > 0 && /\p{M}/u.test(character)) ends[ends.length - 1] = end;
    for (const letter of form.length === 1 ? form : form.split('')) {
      if (letter === ' ' && (letters === '' || letters.endsWith(' '))) continue;
      letters += letter;
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return withoutBlanksOfNames(letters.trimEnd(), starts, ends);
}

function withoutBlanksOfNames(letters: string, starts: number[], ends: number[]) {
  const words = letters.replace(blankOfName, '$1$2');
  if (words.length === letters.length)
    return { words, startOf: (index: number) => starts[index] ?? 0, endOf: (index: number) => ends[index] ?? 0 };
  const places: number[] = [];
  for (let place = 0; place < letters.length && places.length < words.length; place += 1)
    if (letters[place] === words[places.length]) places.push(place);
  return {
    words,
    startOf: (index: number) => starts[places[index] ?? 0] ?? 0,
    endOf: (index: number) => ends[places[index] ?? 0] ?? 0,
  };
}

/** Where the terms of a search stand in a text, in its order; what touches or overlaps is one. */
function findTerms(text: string, terms: string[]): [start: number, end: number][] {
  const { words, startOf, endOf } = alignNormalised(text);
  const found = terms.flatMap((term) => {
    const ranges: [number, number][] = [];
    for (let at = words.indexOf(term); at >= 0; at = words.indexOf(term, at + term.length))
      ranges.push([startOf(at), endOf(at + term.length - 1)]);
    return ranges;
  });
  const joined: [number, number][] = [];
  for (const [start, end] of found.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** The text in pieces, of which every second one is a term. */
export function markTerms(text: string, terms: string[]): string[] {
  let at = 0;
  const pieces = findTerms(text, terms).flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [before, text.slice(start, end)];
  });
  return [...pieces, text.slice(at)];
}
