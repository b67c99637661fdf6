import * as pathTo from 'shared-api/contract/path-to';
import type { Announcement } from 'shared-api/contract/posts/attendance.policy';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Bdi, buttonClass, ContactList, Panel, Stack } from 'shared-ui/static';
import { AttendanceSlot } from './attendance-slot.tsx';
import { eventTime } from './event-time.ts';
import { messages } from './messages.ts';
import { VisitorLink } from './visitor-link.tsx';

type EventFactsProps = { post: Announcement & { takesVisitors: boolean }; event: PostEvent };

/** When and where, for whom, and how it comes into one's calendar. */
export const EventFacts = ({ post, event }: EventFactsProps) => (
  <Panel>
    <Stack>
      <EventEntries event={event} />
      <ScreenOnly>
        <Stack>
          <AttendanceSlot post={post} endsAt={event.endsAt} />
          <ButtonGroup>
            {post.takesVisitors && <VisitorLink postId={post.id} />}
            <a className={buttonClass({ variant: 'outline' })} href={`${pathTo.post(post.id)}/event.ics`}>
              {messages.addToCalendar}
            </a>
          </ButtonGroup>
        </Stack>
      </ScreenOnly>
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
