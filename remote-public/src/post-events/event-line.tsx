import type { PostEvent } from 'shared-api/contract/post-events.contract';
import { Bdi } from 'shared-ui/static';
import { eventTime } from './event-time.ts';
import { messages } from './messages.ts';

/** When and where, on a card. */
export const EventLine = ({ event }: { event: PostEvent }) => (
  <p>
    <time dateTime={event.beginsAt}>{eventTime(event)}</time>
    <br />
    <Bdi>{event.place}</Bdi>
    {event.capacity && ` · ${messages.places(event.capacity)}`}
  </p>
);
