import type { ReactNode } from 'react';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { Badge, Bdi } from 'shared-ui/static';
import { eventTime } from './event-time.ts';
import { messages } from './messages.ts';

type EventLineProps = { event: PostEvent; text: ReactNode };

const EventLine = ({ event, text }: EventLineProps) => (
  <>
    {event.isCancelled && (
      <>
        <Badge>{messages.cancelledMark}</Badge>{' '}
      </>
    )}
    <strong>
      <time dateTime={event.beginsAt}>{eventTime(event)}</time>
    </strong>
    <br />
    <Bdi>{event.place}</Bdi>
    {event.capacity && ` · ${messages.places(event.capacity)}`}
    <br />
    <Bdi>{text}</Bdi>
  </>
);

/** For a card: above the text of an event, when and where it is. */
export const withEventLine = <Preview extends { text: ReactNode }>({
  event,
  ...preview
}: Preview & { event: PostEvent | null }) =>
  event ? { ...preview, text: <EventLine event={event} text={preview.text} /> } : preview;
