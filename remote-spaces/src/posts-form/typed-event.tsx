import { fromLocalTime } from 'shared-api/contract/text/local-time';
import { Text } from 'shared-ui/layout';
import { TimeAndPlace } from 'shared-ui/lists';
import { kindOf } from './post-kind.ts';

type TypedEventProps = { values: Readonly<Record<string, string>> };

/** When and where an event is that is still written; nothing before both its times are typed. */
export function TypedEvent({ values }: TypedEventProps) {
  const { eventBegins = '', eventEnds = '', eventPlace = '' } = values;
  const [beginsAt, endsAt] = [fromLocalTime(eventBegins), fromLocalTime(eventEnds)];
  if (kindOf(values) !== 'event' || !beginsAt || !endsAt) return null;
  return (
    <Text>
      <TimeAndPlace beginsAt={beginsAt} endsAt={endsAt} place={eventPlace} />
    </Text>
  );
}
