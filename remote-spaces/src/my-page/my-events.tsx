import * as pathTo from 'shared-api/contract/path-to';
import type { OwnEvent } from 'shared-api/contract/posts/own-events.contract';
import { useQuery } from 'shared-api/query';
import { ownEventsQuery } from 'shared-api/query/own-events.query';
import { Text } from 'shared-ui/layout';
import { TimeAndPlace } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, Block, Card, Stack } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { myPageMessages as messages } from './messages.ts';

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

function Events() {
  const { data: events, isError } = useQuery(ownEventsQuery);
  if (!events && isError) return <Text role="alert">{messages.eventsFailed}</Text>;
  if (!events) return <Text role="status">{messages.eventsComing}</Text>;
  if (events.length === 0) return <Text>{messages.noEvents}</Text>;
  return events.map((own) => <EventCard key={own.id} own={own} />);
}

/** Those to come that the member attends, waits for or wrote. */
export const MyEvents = () => (
  <Block title={messages.events}>
    <Stack>
      <Events />
      <p>
        <Link to={pathTo.events}>{messages.allEvents}</Link>
      </p>
    </Stack>
  </Block>
);
