import * as pathTo from 'shared-api/contract/path-to';
import type { Announcement } from 'shared-api/contract/posts/attendance.policy';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { useSession } from 'shared-api/session/session.store';
import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, buttonClass, ContactList, Panel, Stack } from 'shared-ui/static';
import { AttendanceSlot } from './attendance-slot.tsx';
import { eventTime } from './event-time.ts';
import { messages } from './messages.ts';

/** For who has no account: members have their own button. It waits as the way to sign in does, until it is known who reads. */
function VisitorLink({ postId }: { postId: string }) {
  const { status, member } = useSession();
  if (member) return null;
  const waits = status === 'idle' || status === 'loading';
  return (
    <Link className={buttonClass()} to={pathTo.attendEvent(postId)} data-waits={waits || undefined}>
      {messages.attend}
    </Link>
  );
}

type EventFactsProps = { post: Announcement & { takesVisitors: boolean }; event: PostEvent };

const ComeToEvent = ({ post, event }: EventFactsProps) => (
  <ScreenOnly>
    <Stack>
      <AttendanceSlot post={post} event={event} />
      <ButtonGroup>
        {post.takesVisitors && <VisitorLink postId={post.id} />}
        <a className={buttonClass({ variant: 'outline' })} href={`${pathTo.post(post.id)}/event.ics`}>
          {messages.addToCalendar}
        </a>
      </ButtonGroup>
    </Stack>
  </ScreenOnly>
);

/** When and where, for whom, how it comes into one's calendar; or that it does not take place. */
export const EventFacts = ({ post, event }: EventFactsProps) => (
  <Panel>
    <Stack>
      {event.isCancelled && (
        <p>
          <strong>{messages.cancelled}</strong>
          <br />
          {messages.cancelledHint}
        </p>
      )}
      <EventEntries event={event} />
      {!event.isCancelled && <ComeToEvent post={post} event={event} />}
    </Stack>
  </Panel>
);

/** When and where, and for whom. */
export const EventEntries = ({ event }: { event: PostEvent }) => (
  <ContactList
    entries={[
      { icon: 'calendar', label: messages.when, value: <time dateTime={event.beginsAt}>{eventTime(event)}</time> },
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

const whoMayCome = ({ audience, capacity }: PostEvent) =>
  [messages[audience], ...(capacity ? [messages.places(capacity)] : [])].join('، ');
