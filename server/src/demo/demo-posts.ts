import type { Insertable } from 'kysely';
import { toExcerpt, toPlainText } from '../api/posts/content/plain-text.ts';
import type { PostsTable } from '../platform/database/tables.ts';
import { renditionName } from '../platform/pictures/picture-urls.ts';
import { composeText } from './compose-text.ts';
import type { DemoMember } from './demo-members.ts';
import type { DemoOffices } from './demo-offices.ts';
import type { Scenes } from './demo-pictures.ts';
import type { Random } from './random.ts';
import { secretaryGeneral } from './texts/secretary-general.ts';
import { themes } from './texts/themes.ts';

type DemoPost = Insertable<PostsTable> & { id: string };
type Parts = { random: Random; offices: DemoOffices; members: DemoMember[]; scenes: Scenes; now: Date };

const postCount = 460;
const everyNthOfSecretaryGeneral = 19;
const spreadMs = 730 * 24 * 60 * 60 * 1000;
const pinnedAgoMs = 60 * 24 * 60 * 60 * 1000;
const inTextWidth = 960;

function wordsOf(html: string) {
  const text = toPlainText(html);
  return { content: html, text, excerpt: toExcerpt(text) };
}

/** Those who were members by then; heads of offices write more than others. */
function pickAuthor(random: Random, writers: DemoMember[], publishedAt: Date) {
  const present = writers.filter(({ created_at }) => created_at <= publishedAt);
  return random.pick(random.chance(0.4) ? present.filter(({ role }) => role === 'OP') : present);
}

export function demoPosts({ random, offices, members, scenes, now }: Parts) {
  const cities = new Map(offices.provincial.map(({ id, name }) => [id, name]));
  const head = members.find(({ role }) => role === 'SG') as DemoMember;
  const writers = members.filter(({ is_active, role }) => is_active && role !== 'SG');
  const subjects = random.shuffled(themes);
  const inTexts: { post_id: string; picture_hash: string }[] = [];

  const fields = (author: DemoMember, type: DemoPost['type'], publishedAt: Date, place: number) => ({
    id: random.uuid(),
    type,
    author_id: author.id,
    office_id: author.office_id,
    published_at: publishedAt,
    updated_at: publishedAt,
    random_key: place,
  });

  /** Neighbours in the random order differ in their subject, and so do the posts of a sample. */
  function write(author: DemoMember, publishedAt: Date, index: number): DemoPost {
    const theme = subjects[index % subjects.length] as (typeof subjects)[number];
    const type = random.chance(0.66) ? 'Post' : 'Ad';
    const draw = () => random.pick(scenes[random.pick(theme.motifs)]);
    const inText = random.chance(0.08) ? draw() : undefined;
    const pictureUrl = inText && `/media/${renditionName(inText, inTextWidth)}`;
    const city = cities.get(author.office_id) ?? 'العاصمة';
    const { title, html } = composeText({ random, theme, type, city, pictureUrl });
    const place = (index + random.next()) / postCount;
    const post = { ...fields(author, type, publishedAt, place), title, ...wordsOf(html) };
    if (inText) inTexts.push({ post_id: post.id, picture_hash: inText });
    return { ...post, picture_hash: random.chance(0.72) ? draw() : null };
  }

  function pin(type: DemoPost['type'], index: number): DemoPost {
    const { title, html } = secretaryGeneral.pinned[type];
    const publishedAt = new Date(now.getTime() - pinnedAgoMs * (index + 1));
    const post = { ...fields(head, type, publishedAt, random.next()), title, ...wordsOf(html) };
    return { ...post, is_pinned: true, picture_hash: scenes[type === 'Post' ? 'town' : 'people'][0] ?? null };
  }

  const posts = Array.from({ length: postCount }, (_, index) => {
    const publishedAt = new Date(now.getTime() - Math.round(random.next() ** 1.25 * spreadMs));
    const isOfHead = index % everyNthOfSecretaryGeneral === 0;
    return write(isOfHead ? head : pickAuthor(random, writers, publishedAt), publishedAt, index);
  });
  return { posts: [...posts, pin('Post', 0), pin('Ad', 1)], inTexts };
}
