import type { Random } from './random.ts';

type Forms = { few: string; many: string; other: string };
type Nouns = Record<string, Forms & { range: number[] }>;

const plural = new Intl.PluralRules('ar');

/** The number with its noun in the form that the number asks for. */
export const counted = (count: number, forms: Forms) =>
  `${count} ${forms[plural.select(count) as keyof Forms] ?? forms.other}`;

/** Above a hundred people count in tens; no number ends in one or two, whose noun changes with its case. */
const toPlausible = (count: number) => {
  if (count > 100) return Math.round(count / 10) * 10;
  return count % 100 < 3 ? 3 : count;
};

/** A plausible number of every noun: "14 متطوعًا", "240 طالب". */
export const countedNouns = (random: Random, nouns: Nouns) =>
  Object.fromEntries(
    Object.entries(nouns).map(
      ([
        key,
        {
          range: [min = 3, max = 99],
          ...forms
        },
      ]) => [key, counted(toPlausible(random.between(min, max)), forms)],
    ),
  );

/** Fills each {gap} of a text. @throws when there is no value for one */
export const fillGaps = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`no value for {${key}} in "${text}"`);
    return value;
  });
