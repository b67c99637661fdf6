import { useCallback, useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { Announcement } from 'shared-api/contract/posts/attendance.policy';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { useSession } from 'shared-api/session/session.store';
import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { timeRange } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, buttonClass, ContactList, Panel, Stack } from 'shared-ui/static';
import { AttendanceSlot } from './attendance-slot.tsx';
import { messages } from './messages.ts';

/** For who has no account: members have their own button. It waits as the way to sign in does, until it is known who reads. */
function VisitorLink({ postId, isFull }: { postId: string; isFull: boolean }) {
  const { status, member } = useSession();
  if (member) return null;
  const waits = status === 'idle' || status === 'loading';
  return (
    <Link className={buttonClass()} to={pathTo.attendEvent(postId)} data-waits={waits || undefined}>
      {isFull ? messages.wait : messages.attend}
    </Link>
  );
}

type EventFactsProps = { post: Announcement & { takesVisitors: boolean }; event: PostEvent };

type ComeToEventProps = EventFactsProps & { isFull: boolean; onLeft: (left: number | null) => void };

const ComeToEvent = ({ post, event, isFull, onLeft }: ComeToEventProps) => (
  <ScreenOnly>
    <Stack>
      <AttendanceSlot post={post} event={event} onLeft={onLeft} />
      <ButtonGroup>
        {post.takesVisitors && <VisitorLink postId={post.id} isFull={isFull} />}
        <a className={buttonClass({ variant: 'outline' })} href={pathTo.eventCalendar(post.id)}>
          {messages.addToCalendar}
        </a>
      </ButtonGroup>
    </Stack>
  </ScreenOnly>
);

/** When and where, for whom, how it comes into one's calendar; or that it does not take place. */
export function EventFacts({ post, event }: EventFactsProps) {
  const { placesLeft: loaded } = event;
  const [told, setTold] = useState<{ loaded: number | null; left: number | null }>();
  const onLeft = useCallback((left: number | null) => setTold({ loaded, left }), [loaded]);
  const placesLeft = told?.loaded === loaded ? told.left : loaded; // a newer answer of the page knows better
  return (
    <Panel>
      <Stack>
        {event.isCancelled && (
          <p>
            <strong>{messages.cancelled}</strong>
            <br />
            {messages.cancelledHint}
          </p>
        )}
        <EventEntries event={loaded === null ? event : { ...event, placesLeft }} />
        {!event.isCancelled && <ComeToEvent post={post} event={event} isFull={placesLeft === 0} onLeft={onLeft} />}
      </Stack>
    </Panel>
  );
}

/** When and where, and for whom. */
export const EventEntries = ({ event }: { event: PostEvent }) => (
  <ContactList
    entries={[
      {
        icon: 'calendar',
        label: messages.when,
        value: <time dateTime={event.beginsAt}>{timeRange(event.beginsAt, event.endsAt)}</time>,
      },
      { icon: 'pin', label: messages.where, value: <Place {...event} /> },
      { icon: 'user', label: messages.who, value: whoMayCome(event) },
    ]}
  />
);

const Place = ({ place, address }: PostEvent) => (
  <span>
    <Bdi>{place}</Bdi>
    {address && (
      <>
        <br />
        <Bdi>{address}</Bdi>
      </>
    )}
  </span>
);

const whoMayCome = ({ audience, capacity, placesLeft }: PostEvent) =>
  [
    messages[audience],
    ...(capacity === null ? [] : [messages.places(capacity)]),
    // all places are free, so the number of places says it
    ...(placesLeft === null || placesLeft === capacity ? [] : [messages.left(placesLeft)]),
  ].join('، ');
