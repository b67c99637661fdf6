import type { InsertObject } from 'kysely';
import { isHeadOfOffice } from 'shared-api/contract/members.policy';
import type { EventAudience } from 'shared-api/contract/post-events.contract';
import { dayMs } from '../limits.ts';
import type { Tables } from '../platform/database/tables.ts';
import { toMoment } from '../platform/database/to-moment.ts';
import type { DemoMember } from './demo-members.ts';
import type { DemoOffices } from './demo-offices.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { type DemoPost, pictureOf, wordsOf } from './demo-posts.ts';
import type { Random } from './random.ts';
import texts from './texts/events.json' with { type: 'json' };

type Parts = {
  random: Random;
  offices: DemoOffices;
  members: DemoMember[];
  scenes: DemoPictures['scenes'];
  posts: DemoPost[];
  now: Date;
};
type Appointment = {
  place: string;
  address: string;
  capacity: number | null;
  audience: string;
  inDays: number;
  lastsDays?: number;
  /** By the clocks of Algeria. */
  from: string;
  to: string;
};

/** Announced that long ago, one a day. */
const newestAgoMs = 2 * dayMs;
/** More than twenty posts: so many in a row show no picture twice. */
const apartMs = 30 * dayMs;

const timeOf = ({ published_at }: DemoPost) => new Date(published_at ?? 0).getTime();
const isNear = (one: DemoPost, other: DemoPost) => Math.abs(timeOf(one) - timeOf(other)) < apartMs;
const withoutPicture = { picture_hash: null, image_alt: '', image_caption: '' };

/** What offices invite to in the weeks after `now`: announcements of their heads, and the meeting that the secretary-general has pinned. */
export function demoEvents({ random, offices, members, scenes, posts, now }: Parts) {
  const dayAfter = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

  const toEvent = (
    postId: string,
    { place, address, capacity, audience, inDays, lastsDays = 0, from, to }: Appointment,
  ): InsertObject<Tables, 'events'> => ({
    post_id: postId,
    begins_at: toMoment(`${dayAfter(inDays)}T${from}`),
    ends_at: toMoment(`${dayAfter(inDays + lastsDays)}T${to}`),
    place,
    address,
    capacity,
    audience: audience as EventAudience,
  });

  /** The head of an office; the national one has none. */
  function findAuthor(name: string) {
    const office = [offices.national, ...offices.provincial].find((each) => each.name === name);
    const active = members.filter((member) => member.office_id === office?.id && member.is_active);
    const author = active.find(isHeadOfOffice) ?? active.at(-1);
    if (!author) throw new Error(`the demo data has no office called "${name}"`);
    return author;
  }

  const announced = texts.announced.map(({ office, title, paragraphs, picture, ...appointment }, index) => {
    const author = findAuthor(office);
    const published_at = new Date(now.getTime() - newestAgoMs - index * dayMs);
    const post: DemoPost = {
      id: random.uuid(),
      type: 'Ad',
      title,
      ...wordsOf(paragraphs.map((text) => `<p>${text}</p>`).join('')),
      author_id: author.id,
      office_id: author.office_id,
      published_at,
      updated_at: published_at,
      random_key: random.next(),
      ...pictureOf(scenes, picture),
    };
    return { post, event: toEvent(post.id, appointment) };
  });

  const announcements = announced.map(({ post }) => post);
  const takesPictureOf = (post: DemoPost) => (other: DemoPost) =>
    post.picture_hash === other.picture_hash && isNear(post, other);
  const pinned = posts.filter(({ type, is_pinned }) => type === 'Ad' && is_pinned);
  return {
    posts: [
      ...posts.map((post) => (announcements.some(takesPictureOf(post)) ? { ...post, ...withoutPicture } : post)),
      ...announcements,
    ],
    events: [...announced.map(({ event }) => event), ...pinned.map(({ id }) => toEvent(id, texts.nationalMeeting))],
  };
}
