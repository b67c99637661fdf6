import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { countedNouns, fillGaps } from './fill-gaps.ts';
import type { Random } from './random.ts';
import texts from './texts/posts.json' with { type: 'json' };

/** Titles and leads belong together by their place; where leads are fewer, they start again. */
type Voice = { titles: string[]; leads: string[]; bodies: string[] };

/**
 * One kind of activity, reported afterwards in a post or announced before in an ad, with its own pictures (drawing and palette).
 * In braces: {city}, {place}, {hour}, {day} and {weekday} (without its article); a counted noun of `posts.json`, such
 * as {students}; and {n} and {m}, bare numbers between 11 and 99, which count a noun in the singular accusative.
 */
export type Theme = { pictures: string[]; Post: Voice; Ad: Voice; heading: string; items: string[] };

type Subject = { random: Random; theme: Theme; type: PostType; city: string; pictureUrl: string | undefined };

const shortShare = 0.26;

/** The same day, place and numbers all through one post. */
function gapValues({ random, city }: Subject): Record<string, string> {
  const day = random.pick(texts.days);
  return {
    ...countedNouns(random, texts.nouns),
    city,
    place: random.pick(texts.places),
    day,
    weekday: day.slice('ال'.length),
    hour: random.pick(texts.hours),
    n: String(random.between(12, 98)),
    m: String(random.between(14, 96)),
  };
}

const paragraph = (text: string) => `<p>${text}</p>`;

/** Marks the last clause, as a person in a hurry would. */
function withAccent(random: Random, text: string) {
  const start = text.lastIndexOf('، ') + 2;
  return start < 2 ? text : text.slice(0, start) + fillGaps(random.pick(texts.accents), { text: text.slice(start) });
}

/** A heading and a list; both kinds of list are an `ol` to the editor. */
function section(random: Random, { heading, items }: Theme) {
  const [tag, kind] = [random.pick(['h2', 'h3']), random.pick(['bullet', 'ordered'])];
  const rows = random.shuffled(items).slice(0, random.between(3, 5));
  return `<${tag}>${heading}</${tag}><ol>${rows.map((row) => `<li data-list="${kind}">${row}</li>`).join('')}</ol>`;
}

/** Long, with headings and lists, or a few lines: as members write. */
export function composeText(subject: Subject) {
  const { random, theme, type, pictureUrl } = subject;
  const { titles, leads, bodies } = theme[type];
  const values = gapValues(subject);
  const fill = (text: string) => fillGaps(text, values);
  const turn = random.between(0, titles.length - 1);
  const title = fill(titles[turn] ?? '');
  const lead = fill(leads[turn % leads.length] ?? '');
  const closing = random.pick(texts.closings[type]);
  if (!pictureUrl && random.chance(shortShare))
    return { title, html: paragraph(random.chance(0.5) ? lead : `${lead} ${closing}`) };
  const [first = '', ...others] = random.shuffled(bodies).map(fill);
  const extras = texts.extras.filter((extra) => (!extra.type || extra.type === type) && random.chance(extra.share));
  const html = [
    paragraph(lead),
    paragraph(withAccent(random, first)),
    ...(random.chance(0.55) ? [section(random, theme)] : []),
    ...others.slice(0, random.between(0, 2)).map(paragraph),
    ...(pictureUrl ? [fillGaps(texts.picture, { ...values, url: pictureUrl })] : []),
    ...extras.map(({ html }) => fill(html)),
    paragraph(closing),
  ].join('');
  return { title, html };
}
