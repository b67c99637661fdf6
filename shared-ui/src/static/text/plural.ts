import { locale } from './locale.ts';

export type PluralForms = Record<Intl.LDMLPluralRule, string>;

const rules = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

/** Picks the Arabic form for `count` and puts the number in the place of `#`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules.select(count)].replace('#', numbers.format(count));
}
