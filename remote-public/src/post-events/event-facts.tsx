import type { PostEvent } from 'shared-api/contract/post-events.contract';
import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Bdi, buttonClass, ContactList, Panel, Stack } from 'shared-ui/static';
import { AttendanceSlot } from './attendance-slot.tsx';
import { eventTime } from './event-time.ts';
import { messages } from './messages.ts';

type EventFactsProps = { postId: string; event: PostEvent };

/** When and where, for whom, and how it comes into one's calendar. */
export const EventFacts = ({ postId, event }: EventFactsProps) => (
  <Panel>
    <Stack>
      <ContactList
        entries={[
          { icon: 'calendar', label: messages.when, value: <time dateTime={event.beginsAt}>{eventTime(event)}</time> },
          { icon: 'pin', label: messages.where, value: <Place {...event} /> },
          { icon: 'user', label: messages.who, value: whoMayCome(event) },
        ]}
      />
      <ScreenOnly>
        <AttendanceSlot postId={postId} />
        <ButtonGroup>
          <a className={buttonClass({ variant: 'outline' })} href={`/posts/${postId}/event.ics`}>
            {messages.addToCalendar}
          </a>
        </ButtonGroup>
      </ScreenOnly>
    </Stack>
  </Panel>
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
