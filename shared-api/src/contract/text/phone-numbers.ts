import { phoneHref } from './phone-href.ts';

export type PhoneLink = { number: string; href: string };

/** 0661 23 45 67, 06 61 23 45 67, 0661 234 567, 021 63 14 99: one kind of separator throughout, as no date has it. */
const national = [
  /0[5-7]\d\d(?<a>[ \u00a0.-]?)\d\d\k<a>\d\d\k<a>\d\d/,
  /0[5-7](?<b>[ \u00a0.-])\d\d\k<b>\d\d\k<b>\d\d\k<b>\d\d/,
  /0[5-7]\d\d(?<c>[ \u00a0.-])\d{3}\k<c>\d{3}/,
  /0[2-4]\d(?<d>[ \u00a0.-]?)\d\d\k<d>\d\d\k<d>\d\d/,
];

/** +213 661 23 45 67, 00213 (0) 21 63 14 99, and numbers of other countries; +1 000 000 000 is an amount. */
const international = [
  /(?:\+|00)213(?:[ \u00a0(]{0,2}0\)?)?(?:[ \u00a0.-]?\d){8,9}(?!\d)/,
  /(?:\+|00)(?!\d[ \u00a0.]\d{3}[ \u00a0.]\d{3}[ \u00a0.]\d{3}(?!\d))[1-9](?:[ \u00a0.()-]{0,2}\d){9,13}(?!\d)/,
];

const candidate = new RegExp([...national, ...international].map(({ source }) => source).join('|'), 'g');

/** What stands around a longer number, a code, a decimal or an address that only contains such digits. */
const endsInsideOther = /(?:[\w+=#]|[a-z]\/|\d[.,:-])$/i;
const goesOn = /^(?:[\w%]|[.,:-]\d|[ \u00a0]\d\d(?!\d))/;

/** `007 99999 0012345678 90` is an account. */
const isPartOfOther = (before: string, number: string, after: string) =>
  endsInsideOther.test(before) || goesOn.test(after) || /^\d 00/.test(before + number);

/**
 * A text in pieces: its words as they are, and each phone number with the address that calls it. What looks like one is
 * looked at `most` times; the rest of the text is one piece.
 */
export function splitAtPhoneNumbers(text: string, most = Number.POSITIVE_INFINITY): (string | PhoneLink)[] {
  const pieces: (string | PhoneLink)[] = [];
  let done = 0;
  let seen = 0;
  for (const { 0: number, index } of text.matchAll(candidate)) {
    seen += 1;
    if (seen > most) break;
    const end = index + number.length;
    if (isPartOfOther(text.slice(Math.max(done, index - 2), index), number, text.slice(end, end + 4))) continue;
    if (index > done) pieces.push(text.slice(done, index));
    pieces.push({ number, href: phoneHref(number) });
    done = end;
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}
