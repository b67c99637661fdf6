import type { InsertObject } from 'kysely';
import { isHeadOfOffice } from 'shared-api/contract/members/members.policy';
import { EventAudience } from 'shared-api/contract/posts/post-events.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import * as v from 'valibot';
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
type DemoEvent = {
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

/** The newest announcement is this old, each further one a day older; every head has been a member for eight days. */
const newestAgoMs = 2 * dayMs;
/** No two posts closer than this share a picture: it is the time of more than twenty posts in a row. */
const samePictureGapMs = 30 * dayMs;
const friday = 5;

/** The day, so long after `now` by the clocks of Algeria, from which on so many days more hold no Friday. */
function findDays(now: Date, inDays: number, lastsDays: number) {
  const dayAfter = (days: number) => toLocalTime(now.getTime() + days * dayMs).slice(0, 10);
  const daysFrom = (first: number) => Array.from({ length: lastsDays + 1 }, (_, index) => dayAfter(first + index));
  let first = inDays;
  while (daysFrom(first).some((day) => new Date(day).getUTCDay() === friday)) first += 1;
  return { begins: dayAfter(first), ends: dayAfter(first + lastsDays) };
}

function toEvent(now: Date, postId: string, event: DemoEvent): InsertObject<Tables, 'events'> {
  const { place, address, capacity, audience, inDays, lastsDays = 0, from, to } = event;
  const { begins, ends } = findDays(now, inDays, lastsDays);
  return {
    post_id: postId,
    begins_at: toMoment(`${begins}T${from}`),
    ends_at: toMoment(`${ends}T${to}`),
    place,
    address,
    capacity,
    audience: v.parse(EventAudience, audience),
  };
}

/** The head of the office, or its last active member where it has no head. @throws when nobody there is active */
function getAuthor({ offices, members }: Parts, name: string) {
  const office = [offices.national, ...offices.provincial].find((each) => each.name === name);
  const active = members.filter((member) => member.office_id === office?.id && member.is_active);
  const author = active.find(isHeadOfOffice) ?? active.at(-1);
  if (!author) throw new Error(`the demo data has no active member of an office called "${name}"`);
  return author;
}

function announceEvents(parts: Parts) {
  const { random, scenes, now } = parts;
  return texts.announced.map(({ office, title, paragraphs, picture, ...event }, index) => {
    const author = getAuthor(parts, office);
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
    return { post, event: toEvent(now, post.id, event) };
  });
}

const timeOf = ({ published_at }: DemoPost) => new Date(published_at ?? 0).getTime();

/** The posts, without the pictures that announcements near them show. */
function withoutRepeatedPictures(posts: DemoPost[], announcements: DemoPost[]): DemoPost[] {
  const isRepeated = (post: DemoPost) =>
    announcements.some(
      (other) => post.picture_hash === other.picture_hash && Math.abs(timeOf(post) - timeOf(other)) < samePictureGapMs,
    );
  return posts.map((post) =>
    isRepeated(post) ? { ...post, picture_hash: null, image_alt: '', image_caption: '' } : post,
  );
}

/** What offices invite to in the weeks after `now`, and the meeting that the secretary-general has pinned. Returns all posts. */
export function demoEvents(parts: Parts) {
  const announced = announceEvents(parts);
  const announcements = announced.map(({ post }) => post);
  const meetings = parts.posts.filter(({ type, is_pinned }) => type === 'Ad' && is_pinned);
  return {
    posts: [...withoutRepeatedPictures(parts.posts, announcements), ...announcements],
    events: [
      ...announced.map(({ event }) => event),
      ...meetings.map(({ id }) => toEvent(parts.now, id, texts.nationalMeeting)),
    ],
  };
}
