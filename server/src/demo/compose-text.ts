import type { PostType } from 'shared-api/contract/posts.contract';
import type { Random } from './random.ts';
import { countedNouns } from './texts/counted-nouns.ts';
import { closings, days, hours, places } from './texts/shared-phrases.ts';
import type { Theme } from './texts/theme.ts';

type Subject = { random: Random; theme: Theme; type: PostType; city: string; pictureUrl: string | undefined };
type Piece = (text: string) => string;

const shortShare = 0.26;

const paragraph: Piece = (text) => `<p>${text}</p>`;
const aligned =
  (side: string): Piece =>
  (text) =>
    `<p class="ql-align-${side}">${text}</p>`;
const accents: Piece[] = [
  (text) => `<strong>${text}</strong>`,
  (text) => `<em>${text}</em>`,
  (text) => `<u>${text}</u>`,
  (text) => `<strong><u>${text}</u></strong>`,
];

/** Fills the braces: the same day, place and numbers all through one post. */
function filler({ random, city }: Subject) {
  const day = random.pick(days);
  const values: Record<string, string> = {
    ...countedNouns(random),
    city,
    place: random.pick(places),
    day,
    weekday: day.slice('ال'.length),
    hour: random.pick(hours),
    n: String(random.between(12, 98)),
    m: String(random.between(14, 96)),
  };
  return (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`no value for {${key}} in "${text}"`);
      return value;
    });
}

/** Marks the last sentence, as a person in a hurry would. */
function withAccent(random: Random, text: string) {
  const start = text.lastIndexOf('، ') + 2;
  return start < 2 ? text : text.slice(0, start) + random.pick(accents)(text.slice(start));
}

/** Both kinds of list are an `ol` to the editor. */
function listOf(random: Random, items: string[]) {
  const kind = random.pick(['bullet', 'ordered']);
  return `<ol>${items.map((item) => `<li data-list="${kind}">${item}</li>`).join('')}</ol>`;
}

function section(random: Random, { heading, items }: Theme) {
  const tag = random.pick(['h2', 'h3']);
  return `<${tag}>${heading}</${tag}>${listOf(random, random.shuffled(items).slice(0, random.between(3, 5)))}`;
}

function extras({ random, type, city, pictureUrl }: Subject, fill: Piece) {
  const possible: [number, string][] = [
    [
      0.28,
      '<p>التفاصيل في <a href="/links/contacts-info" rel="noopener noreferrer" target="_blank">صفحة الاتصال</a>.</p>',
    ],
    [type === 'Ad' ? 0.16 : 0, '<p>تغيّر الموعد: <s>يوم الجمعة</s> يوم {day}.</p>'],
    [0.1, aligned('left')('#Tadamon #Solidarity')],
    [0.12, aligned('center')('<em>يدًا بيد نصنع الغد</em>')],
    [
      0.08,
      '<p class="ql-direction-rtl ql-align-justify">يشكر المكتب كل الشركاء من إدارة الجامعة والخدمات الجامعية والجمعيات المحلية على ما وفروه من دعم ومرافقة.</p>',
    ],
  ];
  const picture = pictureUrl ? [aligned('center')(`<img src="${pictureUrl}" alt="من أنشطة مكتب ${city}">`)] : [];
  return [...picture, ...possible.filter(([share]) => random.chance(share)).map(([, html]) => fill(html))];
}

/** Long, with headings and lists, or a few lines: as members write. */
export function composeText(subject: Subject) {
  const { random, theme, type, pictureUrl } = subject;
  const voice = theme[type];
  const fill = filler(subject);
  const turn = random.between(0, voice.titles.length - 1);
  const title = fill(voice.titles[turn] ?? '');
  const lead = fill(voice.leads[turn % voice.leads.length] ?? '');
  const closing = random.pick(closings[type]);
  if (!pictureUrl && random.chance(shortShare))
    return { title, html: paragraph(random.chance(0.5) ? lead : `${lead} ${closing}`) };
  const [first = '', ...others] = random.shuffled(voice.bodies).map(fill);
  const html = [
    paragraph(lead),
    paragraph(withAccent(random, first)),
    ...(random.chance(0.55) ? [section(random, theme)] : []),
    ...others.slice(0, random.between(0, 2)).map(paragraph),
    ...extras(subject, fill),
    paragraph(closing),
  ].join('');
  return { title, html };
}
