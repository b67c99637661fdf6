/** Letters of Algerian Arabic and of Tamazight, and signs, that the fonts lack, with what is written for them elsewhere. */
const replacements: Record<string, string> = {
  ڨ: 'ق',
  ڭ: 'ك',
  ڥ: 'ف',
  ɣ: 'gh',
  Ɣ: 'Gh',
  ɛ: 'e',
  Ɛ: 'E',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
};

/** More of them on one letter would grow out of the picture. */
const maxMarks = 4;

/** Letters as they were shaped by old programs; the fonts have some of them only. */
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** They join letters and order words, and are not drawn themselves. */
const joiners = /\p{Join_Control}|\p{Bidi_Control}/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const leftOut = '\uffff';
const clusters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

type Covers = (codePoint: number) => boolean;

const isCovered = (sign: string, covers: Covers) => covers(sign.codePointAt(0) ?? 0);

/** A letter with the marks that can be drawn on it; undefined where there is no glyph for the letter. */
function toCovered([base = '', ...others]: string[], covers: Covers): string | undefined {
  if (!isCovered(base, covers)) return undefined;
  const marks = others.filter((sign) => !joiners.test(sign) && isCovered(sign, covers)).slice(0, maxMarks);
  const joiner = others.find((sign) => joiners.test(sign)) ?? '';
  return base + marks.join('') + joiner;
}

function toDrawable(cluster: string, covers: Covers): string {
  if (/^\s/.test(cluster)) return ' ';
  const signs = [...cluster].filter((sign) => joiners.test(sign) || !ignorable.test(sign));
  if (signs.every((sign) => joiners.test(sign))) return signs[0] ?? '';
  const drawn = toCovered(signs, covers);
  if (drawn !== undefined) return drawn;
  const plain = signs.join('').normalize('NFKC');
  if (plain !== signs.join('')) return drawAll(plain, covers);
  const replaced = signs.map((sign) => replacements[sign] ?? sign);
  return toCovered(replaced, covers) ?? toCovered([...plain.normalize('NFKD')], covers) ?? leftOut;
}

const drawAll = (text: string, covers: Covers): string =>
  Array.from(clusters.segment(text), ({ segment }) => toDrawable(segment, covers)).join('');

const ends = /^[،؛؟.,:;!…»)\]]/;
const beginning = /[«([]$/;

/** What stood around a sign that is left out moves together, as if it had not been typed. */
const closeGaps = (text: string) =>
  text
    .split(leftOut)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((before, part) => before + (ends.test(part) || beginning.test(before) ? '' : ' ') + part, '');

/**
 * The text of which `covers` has every sign: others are written in a plainer form, as «حملة» for its presentation forms, or left out,
 * with all that is joined to them. Empty where no letter but tatweel, and no digit, is left.
 */
export function drawableText(text: string, covers: Covers): string {
  const letters = text.replace(presentationForms, (forms) => forms.normalize('NFKC')).normalize('NFC');
  const closed = closeGaps(drawAll(letters, covers).replace(/ {2,}/g, ' ')).trim();
  return /[^\P{L}ـ]|\p{N}/u.test(closed) ? closed : '';
}
