import type { Insertable } from 'kysely';
import { isShownInPerson } from 'shared-api/contract/members/byline.policy';
import { isHeadOfOffice } from 'shared-api/contract/members/members.policy';
import { toExcerpt, toPlainText } from '../api/posts/content/plain-text.ts';
import { dayMs } from '../limits.ts';
import type { Tables } from '../platform/database/tables.ts';
import { renditionName } from '../platform/pictures/picture-urls.ts';
import { composeText, type Theme } from './compose-text.ts';
import type { DemoMember } from './demo-members.ts';
import type { DemoOffices } from './demo-offices.ts';
import { type DemoPictures, getHash } from './demo-pictures.ts';
import { fillGaps } from './fill-gaps.ts';
import type { Random } from './random.ts';
import altText from './texts/pictures.json' with { type: 'json' };
import texts from './texts/posts.json' with { type: 'json' };
import secretaryGeneral from './texts/secretary-general.json' with { type: 'json' };
import campus from './texts/themes/campus.json' with { type: 'json' };
import care from './texts/themes/care.json' with { type: 'json' };
import future from './texts/themes/future.json' with { type: 'json' };
import office from './texts/themes/office.json' with { type: 'json' };
import solidarity from './texts/themes/solidarity.json' with { type: 'json' };
import study from './texts/themes/study.json' with { type: 'json' };

export type DemoPost = Insertable<Tables['posts']> & { id: string };
type Parts = { random: Random; offices: DemoOffices; members: DemoMember[]; scenes: DemoPictures['scenes']; now: Date };

const themes: Theme[] = [care, study, campus, solidarity, future, office].flatMap((group) => Object.values(group));

const postCount = 460;
const everyNthOfSecretaryGeneral = 19;
const spreadMs = 730 * dayMs;
const pinnedAgoMs = 60 * dayMs;
const inTextWidth = 960;
const everyNthCaption = 3;
const goldenRatio = (Math.sqrt(5) - 1) / 2;

export function wordsOf(html: string) {
  const text = toPlainText(html);
  return { content: html, text, excerpt: toExcerpt(text) };
}

/** The picture above a post: a drawing and its palette, such as `town dawn`, told by what is drawn. */
export function pictureOf(scenes: Parts['scenes'], picture: string) {
  const [scene = ''] = picture.split(' ');
  return { picture_hash: getHash(scenes, picture), image_alt: new Map(Object.entries(altText)).get(scene) };
}

/** A member by then; heads of offices write more than others. */
function pickAuthor(random: Random, writers: DemoMember[], publishedAt: Date) {
  const present = writers.filter(({ created_at }) => created_at <= publishedAt);
  return random.pick(random.chance(0.4) ? present.filter(isHeadOfOffice) : present);
}

export function demoPosts({ random, offices, members, scenes, now }: Parts) {
  const cities = new Map(offices.provincial.map(({ id, name }) => [id, name]));
  const head = members.find(isShownInPerson) as DemoMember;
  const writers = members.filter((member) => member.is_active && !isShownInPerson(member));
  const nextTheme = random.dealer(themes);
  const inTexts: { post_id: string; picture_hash: string }[] = [];

  const fields = (author: DemoMember, type: DemoPost['type'], publishedAt: Date) => ({
    id: random.uuid(),
    type,
    author_id: author.id,
    office_id: author.office_id,
    published_at: publishedAt,
    updated_at: publishedAt,
  });

  function write(author: DemoMember, publishedAt: Date, index: number): DemoPost {
    const theme = nextTheme();
    const type = random.chance(0.66) ? 'Post' : 'Ad';
    const inText = random.chance(0.08) ? random.pick([...scenes.values()]) : undefined;
    const pictureUrl = inText && `/media/${renditionName(inText, inTextWidth)}`;
    const city = cities.get(author.office_id) ?? texts.capital;
    const { title, html } = composeText({ random, theme, type, city, pictureUrl });
    const post = { ...fields(author, type, publishedAt), title, ...wordsOf(html) };
    if (inText) inTexts.push({ post_id: post.id, picture_hash: inText });
    // steps of the golden ratio spread neighbours in time, thus in theme, over the whole random order
    const random_key = (index * goldenRatio) % 1;
    if (!random.chance(0.72)) return { ...post, random_key };
    const picture = pictureOf(scenes, random.pick(theme.pictures));
    const image_caption = index % everyNthCaption === 0 ? fillGaps(texts.caption, { city }) : '';
    return { ...post, random_key, ...picture, image_caption };
  }

  function pin(type: DemoPost['type'], picture: string, agoMs: number): DemoPost {
    const { title, html } = secretaryGeneral.pinned[type];
    const post = { ...fields(head, type, new Date(now.getTime() - agoMs)), title, ...wordsOf(html) };
    return { ...post, random_key: random.next(), is_pinned: true, ...pictureOf(scenes, picture) };
  }

  // in the order of time, so that posts next to each other in a list differ in theme and picture
  const posts = Array.from({ length: postCount }, () => now.getTime() - Math.round(random.next() ** 1.25 * spreadMs))
    .toSorted((a, b) => a - b)
    .map((time, index) => {
      const publishedAt = new Date(time);
      const isOfHead = index % everyNthOfSecretaryGeneral === 0;
      return write(isOfHead ? head : pickAuthor(random, writers, publishedAt), publishedAt, index);
    });
  return {
    posts: [...posts, pin('Post', 'town deep', pinnedAgoMs), pin('Ad', 'people deep', 2 * pinnedAgoMs)],
    inTexts,
  };
}
