import type { Random } from '../random.ts';

type Forms = { few: string; many: string; other: string };
type Noun = Forms & { from: number; to: number };

const plural = new Intl.PluralRules('ar');

const nouns = {
  students: { few: 'طلاب', many: 'طالبًا', other: 'طالب', from: 20, to: 180 },
  volunteers: { few: 'متطوعين', many: 'متطوعًا', other: 'متطوع', from: 6, to: 48 },
  families: { few: 'عائلات', many: 'عائلة', other: 'عائلة', from: 8, to: 250 },
  books: { few: 'كتب', many: 'كتابًا', other: 'كتاب', from: 60, to: 900 },
  meals: { few: 'وجبات', many: 'وجبة', other: 'وجبة', from: 80, to: 1200 },
  bags: { few: 'أكياس', many: 'كيسًا', other: 'كيس', from: 9, to: 180 },
  teams: { few: 'فرق', many: 'فريقًا', other: 'فريق', from: 4, to: 24 },
  trees: { few: 'شجيرات', many: 'شجيرة', other: 'شجيرة', from: 40, to: 600 },
  children: { few: 'أطفال', many: 'طفلًا', other: 'طفل', from: 7, to: 120 },
  devices: { few: 'أجهزة', many: 'جهازًا', other: 'جهاز', from: 5, to: 60 },
  seats: { few: 'مقاعد', many: 'مقعدًا', other: 'مقعد', from: 15, to: 120 },
  weeks: { few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع', from: 3, to: 12 },
  days: { few: 'أيام', many: 'يومًا', other: 'يوم', from: 3, to: 21 },
  pages: { few: 'صفحات', many: 'صفحة', other: 'صفحة', from: 4, to: 48 },
} satisfies Record<string, Noun>;

/** Past a hundred people count in tens; no sum here ends in one or two, whose noun would change with its case. */
const plausible = (count: number) => {
  if (count > 100) return Math.round(count / 10) * 10;
  return count % 100 < 3 ? 3 : count;
};

/** The number with its noun in the form that the number asks for. */
export const counted = (count: number, forms: Forms) =>
  `${count} ${forms[plural.select(count) as keyof Forms] ?? forms.other}`;

/** A plausible number of every noun: "14 متطوعًا", "240 طالب". */
export const countedNouns = (random: Random) =>
  Object.fromEntries(
    Object.entries(nouns).map(([key, noun]) => [key, counted(plausible(random.between(noun.from, noun.to)), noun)]),
  );
