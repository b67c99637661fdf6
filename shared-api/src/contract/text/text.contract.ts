import * as v from 'valibot';
import { limits } from '../limits.ts';

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

/**
 * Whether a letter carries more marks than any language writes, by Unicode's bound of a stream-safe text (UAX 15). Normalizing
 * puts the marks of a letter in order, in time that grows with the square of their number; so does parsing the host of a URL.
 */
export const hasTooManyMarks = (text: string) => /\p{M}{31}/u.test(text);

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
const within = ([min, max]: readonly [number, number], tooShort = `too_short:${min}`) =>
  [
    v.check((text: string) => hasAtLeast(text, min), tooShort),
    v.check((text: string) => hasAtMost(text, max), `too_long:${max}`),
  ] as const;

/** Text without its outer blanks, of so many visible characters. `tooShort` is a code of its own for text that is shorter. */
export const boundedText = (bounds: readonly [number, number], tooShort?: string) =>
  v.pipe(v.string(), v.trim(), ...within(bounds, tooShort));

/** Its parts have two letters, or one of a Latin address: `J. P.` and `د.أحمد` are initials, `evil.example` and `t.me` are not. */
const dottedAddress =
  /[\p{L}\p{M}\p{N}]{2}[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}|\p{Script=Latin}[.\u3002\uff0e\uff61]\p{Script=Latin}{2}|\p{N}[.\u3002\uff0e\uff61]\p{N}/u;
/** `J.Dupont` and `St.Pierre`: initials that begin a word, before a part with a capital that is longer than a country's ending. */
const initialsBeforeName = /(^|[\s(])(?:\p{Lu}\p{L}?\.)+(?=\p{Lu}\p{L}{2})/gu;
/** What sites with short names end in most often. */
const commonEnding =
  /[.\u3002\uff0e\uff61](?:com|net|org|edu|gov|info|biz|app|dev|xyz|top|vip|shop|site|online|club|link|live)(?![\p{L}\p{N}])/iu;
const partOfAddress = /[@/\\\uff20\uff0f\uff3c]/u;

/** Whether mail programs would make no link of it, and its words are as long as names are. What is too long anyway is not looked at. */
const isNameOfPerson = (text: string) =>
  !hasAtMost(text, limits.name[1]) ||
  (!partOfAddress.test(text) &&
    !commonEnding.test(text) &&
    !dottedAddress.test(text.replace(initialsBeforeName, '$1')) &&
    text.split(/\s+/u).every((word) => hasAtMost(word, limits.nameWordLength)));

/**
 * What somebody is called. Others read it in pages and mails, so it holds no address of a site or a mailbox. Asked where a name is
 * given, not where one that is stored comes back as it was.
 */
export const PersonName = v.pipe(boundedText(limits.name), v.check(isNameOfPerson, 'bad_name'));

export const EmailAddress = v.pipe(boundedText(limits.email, 'bad_email'), v.email('bad_email'));

/** Digits, blanks, + - ( ). */
export const PhoneNumber = v.pipe(boundedText(limits.phone, 'bad_phone'), v.regex(/^[\d +()-]+$/, 'bad_phone'));

/** Every character counts, outer blanks too. */
export const Password = v.pipe(v.string(), ...within(limits.password));

/** What is compared with something that was bounded when it was chosen; `max` in visible characters. */
export const comparedText = (max: number) =>
  v.pipe(v.string(), v.maxLength(max * limits.codeUnitsPerCharacter, `too_long:${max}`));
