import * as v from 'valibot';
import { limits } from '../limits.ts';
import { hasTooManyMarks, toLine, toLines } from './typed-text.ts';

export { hasTooManyMarks };

/** A character as a person sees it, with its marks, and an emoji whole. Firefox has `Intl.Segmenter` since 125 only. */
const visibleCharacter =
  /\p{Regional_Indicator}{2}|(?:\r\n|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gsu;

/** The number of characters a person sees, however many bytes or code points they take. */
export const visibleLength = (text: string) => {
  let length = 0;
  for (const _ of text.matchAll(visibleCharacter)) length += 1;
  return length;
};

/** The beginning of a text, cut between two characters a person sees. */
export function firstCharacters(text: string, max: number) {
  let length = 0;
  for (const { index } of text.matchAll(visibleCharacter)) {
    if (length === max) return text.slice(0, index);
    length += 1;
  }
  return text;
}

/** Counts no further than `most`: a text that is far too long costs no more than one that just fits. */
function countUpTo(text: string, most: number) {
  let length = 0;
  for (const _ of text.matchAll(visibleCharacter)) {
    if (length === most) return length;
    length += 1;
  }
  return length;
}

/**
 * At most `max` visible characters. A letter may carry many signs, so code units are bounded as well: without that, one
 * "character" could be megabytes long.
 */
export const hasAtMost = (text: string, max: number) =>
  text.length <= max || (text.length <= max * limits.codeUnitsPerCharacter && countUpTo(text, max + 1) <= max);

const hasAtLeast = (text: string, min: number) => countUpTo(text, min) === min;

/** Between `min` and `max` visible characters; the codes of what is rejected name the bound. */
export const within = ([min, max]: readonly [number, number], tooShort = `too_short:${min}`) =>
  [
    v.check((text: string) => hasAtLeast(text, min), tooShort),
    v.check((text: string) => hasAtMost(text, max), `too_long:${max}`),
  ] as const;

/** Of at most `max` characters, as `read` makes it; what is longer anyway is left as it is, since it costs time and is rejected. */
export const readBounded = (max: number, read: (text: string) => string) => (typed: string) => {
  const text = typed.trim();
  return text.length > max * limits.codeUnitsPerCharacter ? text : read(text);
};

/**
 * One line, of so many visible characters; what comes out is normalised by `toLine`, and empty where nobody would see it. `tooShort` is
 * a code of its own for text that is shorter, `bad_signs` that of a control as a tab or the end of a line.
 */
export const boundedText = (bounds: readonly [number, number], tooShort?: string) =>
  v.pipe(
    v.string(),
    v.transform(readBounded(bounds[1], toLine)),
    ...within(bounds, tooShort),
    v.check((text) => !/\p{Cc}/u.test(text), 'bad_signs'),
  );

/** Text of several lines, as `boundedText`; normalised by `toLines`. */
export const boundedLines = (bounds: readonly [number, number]) =>
  v.pipe(
    v.string(),
    v.transform(readBounded(bounds[1], toLines)),
    ...within(bounds),
    v.check((text) => !/[^\P{Cc}\n]/u.test(text), 'bad_signs'),
  );

/** What is compared with something that was bounded when it was chosen; `max` in visible characters. */
export const comparedText = (max: number) =>
  v.pipe(v.string(), v.maxLength(max * limits.codeUnitsPerCharacter, `too_long:${max}`));
