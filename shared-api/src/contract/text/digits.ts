/** The text with Arabic (٣), Persian (۳) and full-width (３) digits as the Latin ones; everything else stays. */
export const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** A number or a code as it was typed: with Latin digits, without blanks and signs that nobody sees. */
export const toPlainDigits = (typed: string) => toLatinDigits(typed).replace(/[\s\p{DI}]/gu, '');
