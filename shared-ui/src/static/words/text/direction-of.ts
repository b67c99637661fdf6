export type Direction = 'rtl' | 'ltr';

/** Each word from its first letter on: of an address, however long, that is one. */
const words = /\p{L}\S*/gu;
/** Hebrew to the last block of Arabic, and their presentation forms. */
const isRightToLeft = (letter: string) => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(letter);

/**
 * The direction in which a text is read, by all of its words: the first letter alone would turn an Arabic sentence that
 * begins with a Latin name. `around` is what it stands in, which it leaves only for good: in what is read from right to left
 * there must be twice as many Latin words, of which names count a quarter, for Arabic sentences list many.
 */
export function directionOf(text: string, around: Direction = 'rtl'): Direction {
  const isArabic = around === 'rtl';
  let excess = isArabic ? 0 : 0.1; // of Latin words
  for (const [first = ''] of text.match(words) ?? [])
    if (isRightToLeft(first)) excess -= isArabic ? 2 : 1;
    else excess += isArabic && first !== first.toLowerCase() ? 0.25 : 1;
  return excess > 0 ? 'ltr' : 'rtl';
}
