import type { ReactNode } from 'react';
import { fetchEventsPage } from 'shared-api/client/post-events.client';
import * as pathTo from 'shared-api/contract/path-to';
import { eventLimits } from 'shared-api/contract/posts/event-limits';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Grid } from 'shared-ui/layout';
import { More, TimeAndPlace } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, buttonClass, Card, Section } from 'shared-ui/static';
import { messages as eventMessages } from '../post-events/messages.ts';
import { messages } from './messages.ts';

type EventCardProps = Pick<Post, 'title'> & { id: string; event: NonNullable<Post['event']> };

const EventCard = ({ id, title, event: { isCancelled, placesLeft, ...when } }: EventCardProps) => (
  <Card
    title={
      <Link to={pathTo.post(id)}>
        <Bdi>{title}</Bdi>
      </Link>
    }
    text={
      <TimeAndPlace
        {...when}
        mark={isCancelled && eventMessages.cancelledMark}
        note={placesLeft === null ? undefined : eventMessages.left(placesLeft)}
      />
    }
  />
);

/** What takes place next, and the way to all of it. */
function NextEvents({ events }: { events: Post[] }) {
  return (
    <Section title={messages.nextEvents}>
      <Grid>
        {events.map(
          ({ id, title, event }) =>
            event && (
              <li key={id}>
                <EventCard id={id} title={title} event={event} />
              </li>
            ),
        )}
      </Grid>
      <More>
        <Link className={buttonClass({ variant: 'outline' })} to={pathTo.events}>
          {messages.toEvents}
        </Link>
      </More>
    </Section>
  );
}

/**
 * Answers with what shows them, which is there at once when the page is: what stands below does not move. A function is written into no
 * page's data: the HTML shows all of them, and nothing in it changes.
 */
export async function loadNextEvents(signal: AbortSignal): Promise<() => ReactNode> {
  const { posts } = await fetchEventsPage({ limit: eventLimits.onHomePage }, signal);
  return () => posts.length > 0 && <NextEvents events={posts} />;
}
