/**
 * What nobody sees or types: marks, signs of format, tatweel, small letters of the Quran, apostrophes of transliterations, and
 * the presentation forms of marks, which NFKD would part from their word by a blank.
 */
const unseen = /[\p{M}\p{Cf}\u02BB-\u02BF\u0640\u0674\u06E5\u06E6\u08C9\uFC5E-\uFC63\uFE70-\uFE7F]+/gu;
const betweenWords = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;

/** Letters that are written for one another, behind what stands for them. */
const forms: Record<string, string> = {};
for (const group of 'ا:ٱٲٳ ي:ىیېۍے ه:ةہۃھە ك:کڪ ق:ڨ ف:ڤ ae:æ oe:œ ss:ß d:đð h:ħ i:ı l:ł o:ø t:ŧ σ:ς'.split(' ')) {
  const [form = '', letters = ''] = group.split(':');
  for (const letter of letters) forms[letter] = form;
}
/** All but ASCII and the letters of Arabic that stand for themselves. */
const withForm = /[^ -~ء-بت-وي]/gu;
const digits = /[٠-٩۰-۹]/g;

/** The blank inside «عبد الله», «أبو بكر» and «نور الدين», which as many people leave out. */
export const blankOfName = /(عبد) (?=ال)|(ابو) | (?=الدين)/g;

/**
 * A text as search compares it, the same as the database's `fold_text`: without marks, accents and signs that nobody sees, one
 * form of each letter and digit, one blank where there are blanks, punctuation or symbols, and none inside names that are
 * also written as one word. In linear time: marks go before the text is decomposed.
 */
export const normaliseForSearch = (text: string) =>
  text
    .replace(unseen, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(unseen, '')
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(withForm, (letter) => forms[letter] ?? letter)
    .replace(betweenWords, ' ')
    .trim()
    .replace(blankOfName, '$1$2');

/** Stands for a blank inside a term. */
const inTerm = '\u00A0';

/**
 * The normalised terms of a search, each of which a text must hold: one a word as it was typed, so that an e-mail or `M'Sila` is
 * looked for as a whole, with one blank for each of its signs; behind `member-3@` no other digit may follow. None for signs alone.
 */
export const searchTermsOf = (words: string): string[] =>
  words
    .split(/\s+/)
    .map((word) => [normaliseForSearch(word), word.endsWith('@') ? ' ' : ''] as const)
    .flatMap(([term, end]) => (term ? [`${term}${end}`.replaceAll(' ', inTerm)] : []))
    .join(' ')
    .replace(blankOfName, '$1$2')
    .split(' ')
    .filter(Boolean)
    .map((term) => term.replaceAll(inTerm, ' '));
