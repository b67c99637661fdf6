import { locale } from './locale.ts';

const counts = new Intl.NumberFormat(locale);

/** `12.345`, in Latin digits. */
export const formatCount = (count: number): string => counts.format(count);

export type PluralForms = Record<Intl.LDMLPluralRule, string>;

const rules = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

/** Picks the Arabic form for `count` and puts the number in the place of `#`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules.select(count)].replace('#', numbers.format(count));
}
