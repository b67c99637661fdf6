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

/** Text without its outer blanks, between `least` and `most` visible characters. */
export const boundedText = ([least, most]: readonly [number, number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => visibleLength(text) >= least, 'too_short'),
    v.check((text) => visibleLength(text) <= most, 'too_long'),
  );

export const EmailAddress = v.pipe(boundedText(limits.email), v.email('bad_email'));

/** Digits, blanks, + - ( ). */
export const PhoneNumber = v.pipe(boundedText(limits.phone), v.regex(/^[\d +()-]+$/, 'bad_phone'));

/** Every character counts, outer blanks too. */
export const Password = v.pipe(
  v.string(),
  v.check((text) => visibleLength(text) >= limits.password[0], 'too_short'),
  v.check((text) => visibleLength(text) <= limits.password[1], 'too_long'),
);
