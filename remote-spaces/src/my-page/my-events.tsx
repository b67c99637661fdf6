import * as pathTo from 'shared-api/contract/path-to';
import type { OwnEvent } from 'shared-api/contract/posts/own-events.contract';
import { useQuery } from 'shared-api/query';
import { ownEventsQuery } from 'shared-api/query/own-events.query';
import { TimeAndPlace } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, Card } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { myPageMessages as messages } from './messages.ts';
import { OwnBlock } from './own-block.tsx';

const noteOf = ({ state, isAuthor }: OwnEvent) =>
  state === 'none' ? isAuthor && messages.yourEvent : messages.attendance[state];

const EventCard = ({ own }: { own: OwnEvent }) => (
  <Card
    title={
      <Link to={pathTo.post(own.id)}>
        <Bdi>{own.title}</Bdi>
      </Link>
    }
    text={
      <p>
        <TimeAndPlace
          {...own.event}
          mark={own.event.isCancelled && spaces.cancelledMark}
          note={noteOf(own) || undefined}
        />
      </p>
    }
  />
);

/** Those to come that the member attends, waits for or wrote. */
export function MyEvents() {
  const { data: events, isError } = useQuery(ownEventsQuery);
  return (
    <OwnBlock
      title={messages.events}
      items={events?.map((own) => <EventCard key={own.id} own={own} />)}
      isError={isError}
      texts={messages.eventsTexts}
      links={[{ to: pathTo.events, label: messages.allEvents }]}
    />
  );
}
