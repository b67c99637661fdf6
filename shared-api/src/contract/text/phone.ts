import { limits } from '../limits.ts';
import { toPlainDigits } from './digits.ts';

/** Its digits, and the + before them, without what people put between them. */
const withoutSeparators = (typed: string) =>
  toPlainDigits(typed)
    .replace(/\uff0b/g, '+')
    // the nought of calls at home, as in +213 (0) 550
    .replace(/^((?:\+|00)\d{1,3})\(0\)/, '$1')
    .replace(/[\p{Pd}\u2212./()]/gu, '');

/** Numbers of Algeria have 8 digits behind the nought, or 9 where they are mobile; spreadsheets drop the nought of the latter. */
const beforeAlgerian = /^(?:\+?2130?|0|(?=[5-7]\d{8}$))(?=[1-9]\d{7,8}$)/;

/**
 * A phone number as it is stored, however it was written: E.164 (`+213550102030`) where its country is known, else its digits.
 * Undefined for what has not 8 to 15 digits, or holds more than a number, as one with the last digits of a second behind it.
 */
export function toPhone(typed: string): string | undefined {
  if (typed.length > limits.phoneTyped) return undefined;
  const number = withoutSeparators(typed)
    .replace(/^00(?=[1-9])/, '+')
    .replace(beforeAlgerian, '+213');
  return /^(?:\+[1-9]\d{7,14}|0\d{7,9}|[1-9]\d{7,14})$/.test(number) ? number : undefined;
}

/**
 * The digits by which a stored number is found, of what somebody looks for: those after 0 or +213, as either may be stored or typed.
 * Undefined for what is no part of a number, or less than four digits of one.
 */
export function phoneTerm(words: string): string | undefined {
  const digits = words.length > limits.phoneTyped ? '' : withoutSeparators(words);
  if (!/^\+?\d{4,15}$/.test(digits)) return undefined;
  const international = digits.replace(/^(?:\+|00)/, '');
  const national = digits.replace(/^(?:(?:\+|00)(?:2130?)?|0)/, '');
  return [national, international].find(({ length }) => length > 2);
}
