/**
 * Whether a letter carries more marks than any language writes, by Unicode's bound of a stream-safe text (UAX 15). Normalizing
 * puts the marks of a letter in order, in time that grows with the square of their number; so does parsing the host of a URL.
 */
export const hasTooManyMarks = (text: string) => /\p{M}{31}/u.test(text);

/** Between the first and the last sign that is neither a blank, nor without width or ink, nor there for the direction alone. */
const withoutEnds =
  /[^\s\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0](?:.*[^\s\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0])?/su;

/** Whether a person sees at least one sign of it. Marks and tatweel need a letter to be seen. */
export const isSeen = (text: string) => /[^\s\p{DI}\p{Cc}\p{M}\u0640\u2800]/u.test(text);

/**
 * A text as it is compared and stored, in NFC: without what nobody sees at its ends, and inside it without the signs that are there
 * for breaking lines alone; U+200C and U+200D stay, which Arabic and emoji need. Empty where nothing of it is seen.
 */
function toTyped(text: string) {
  const plain = (withoutEnds.exec(text)?.[0] ?? '').replace(/[\xad\u200b\u2060\ufeff]/g, '');
  if (!isSeen(plain)) return '';
  return hasTooManyMarks(plain) ? plain : plain.normalize();
}

/** What was typed in one line, as it is compared and stored: as `toLines`, with every kind of blank as a plain one. Controls stay, to be rejected. */
export const toLine = (text: string) => toTyped(text).replace(/[^\S\t\n\v\f\r]/g, ' ');

/** What was typed in a field of several lines, as it is compared and stored: lines end with `\n`, and a tab is a blank. */
export const toLines = (text: string) =>
  toTyped(text)
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ');
