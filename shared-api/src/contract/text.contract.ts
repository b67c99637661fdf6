import * as v from 'valibot';
import { limits } from './limits.ts';

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** The number of characters a person sees, however many bytes or code points they take. */
export const visibleLength = (text: string) => {
  let length = 0;
  for (const _ of graphemes.segment(text)) length += 1;
  return length;
};

/** The beginning of a text, cut between two characters a person sees. */
export function firstCharacters(text: string, most: number) {
  let length = 0;
  for (const { index } of graphemes.segment(text)) {
    if (length === most) return text.slice(0, index);
    length += 1;
  }
  return text;
}

/** Between `min` and `max` visible characters; the codes of what is refused name the bound. */
const within = ([min, max]: readonly [number, number]) =>
  [
    v.check((text: string) => visibleLength(text) >= min, `too_short:${min}`),
    v.check((text: string) => visibleLength(text) <= max, `too_long:${max}`),
  ] as const;

/** Text without its outer blanks, of so many visible characters. */
export const boundedText = (bounds: readonly [number, number]) => v.pipe(v.string(), v.trim(), ...within(bounds));

export const EmailAddress = v.pipe(boundedText(limits.email), v.email('bad_email'));

/** Digits, blanks, + - ( ). */
export const PhoneNumber = v.pipe(boundedText(limits.phone), v.regex(/^[\d +()-]+$/, 'bad_phone'));

/** Every character counts, outer blanks too. */
export const Password = v.pipe(v.string(), ...within(limits.password));
