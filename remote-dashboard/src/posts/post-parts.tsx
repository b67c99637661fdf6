import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Text } from 'shared-ui/layout';
import { Marked, TimeAndPlace } from 'shared-ui/lists';
import { Badge, Bdi, exactDay } from 'shared-ui/static';
import { messages } from './messages.ts';

type PostProps = { post: Post };

export const PostTitle = ({ post: { title, match } }: PostProps) =>
  match ? <Marked pieces={match.title} /> : <Bdi>{title}</Bdi>;

export const PostKind = ({ post: { type } }: PostProps) => (
  <Badge tone={type === 'Ad' ? 'announcement' : 'accent'}>
    {type === 'Ad' ? messages.announcement : messages.post}
  </Badge>
);

/** What sets a post apart from those that are published and nothing more. */
export const isOver = ({ event, expiry }: Post) => Boolean(event?.isCancelled || expiry?.isOver);

export function PostState({ post: { event, expiry } }: PostProps) {
  if (event?.isCancelled) return <Badge>{messages.cancelledMark}</Badge>;
  if (!expiry?.isOver) return messages.published;
  return (
    <Badge>
      <time dateTime={expiry.at}>{messages.endedAt(exactDay(expiry.at))}</time>
    </Badge>
  );
}

/** Of an event when and where it is, and how many may still come. */
export const PostEvent = ({ post: { event } }: PostProps) =>
  event && (
    <Text>
      <TimeAndPlace {...event} note={event.placesLeft === null ? undefined : messages.placesLeft(event.placesLeft)} />
    </Text>
  );

/** How the text begins, or where the words of a search stand in it. */
export const PostExcerpt = ({ post: { match, excerpt } }: PostProps) => (
  <Text isCut>{match?.text.length ? <Marked pieces={match.text} /> : <Bdi>{excerpt}</Bdi>}</Text>
);
