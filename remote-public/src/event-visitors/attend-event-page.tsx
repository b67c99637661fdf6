import * as pathTo from 'shared-api/contract/path-to';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Link, useLoaderData } from 'shared-ui/router';
import { Bdi, Block, buttonClass, EmptyState, island, Narrow, PageLayout, Panel, Stack } from 'shared-ui/static';
import { EventEntries } from '../post-events/event-facts.tsx';
import type { AttendEventData } from './load-attend-event.ts';
import { messages } from './messages.ts';

const load = () => import(/* webpackChunkName: "attend-event-page" */ './event-visitor-forms.tsx');
const forms = {
  attend: island(() => load().then((module) => module.AttendForm)),
  confirm: island(() => load().then((module) => module.ConfirmForm)),
  cancel: island(() => load().then((module) => module.CancelForm)),
};
/** Where who has no account says that it comes to an event, and where its mails lead. */
const AttendEventPage = () => {
  const { step, shown } = useLoaderData<AttendEventData>();
  const Form = forms[step];
  const isFull = isFullEvent(shown);
  const isClosed = step !== 'cancel' && shown?.closed;
  return (
    <PageLayout title={titleOf({ step, shown })}>
      <Narrow>
        <Stack>
          {shown && <Event {...shown} event={step === 'attend' ? shown.event : withoutPlacesLeft(shown.event)} />}
          {isClosed ? (
            <Closed {...shown} />
          ) : (
            <Panel>
              <Form key={step} isFull={isFull} isShown={shown !== null} />
            </Panel>
          )}
          {!shown && <ToEvents />}
        </Stack>
      </Narrow>
    </PageLayout>
  );
};

const isFullEvent = (shown: AttendEventData['shown']) => shown?.event.placesLeft === 0;

const waitTitles = { attend: messages.waiting, confirm: messages.confirmWaiting, cancel: messages.cancel };

/** Once an event is full one comes to wait. */
const titleOf = ({ step, shown }: AttendEventData) => (isFullEvent(shown) ? waitTitles : messages)[step];

type Shown = NonNullable<AttendEventData['shown']>;

/** The answer to the press says it: the number from before would contradict it. */
const withoutPlacesLeft = (event: PostEvent): PostEvent => ({ ...event, placesLeft: null });

const Event = ({ id, title, event }: Shown) => (
  <Panel>
    <Block
      title={
        <Link to={pathTo.post(id)}>
          <Bdi>{title}</Bdi>
        </Link>
      }
    >
      <EventEntries event={event} />
    </Block>
  </Panel>
);

const outline = buttonClass({ variant: 'outline' });

const ToEvents = () => (
  <p>
    <Link className={outline} to={pathTo.events}>
      {messages.toEvents}
    </Link>
  </p>
);

const Closed = ({ id, closed }: Shown) => {
  if (closed === 'over') return <EmptyState title={messages.over} text={messages.overHint} action={<ToEvents />} />;
  if (closed === 'cancelled')
    return <EmptyState title={messages.cancelled} text={messages.overHint} action={<ToEvents />} />;
  const isForMembers = closed === 'members';
  return (
    <EmptyState
      title={isForMembers ? messages.forMembers : messages.ended}
      text={isForMembers ? messages.forMembersHint : messages.endedHint}
      action={
        <Link className={outline} to={pathTo.post(id)}>
          {messages.toEvent}
        </Link>
      }
    />
  );
};

export const handle: PageHandle<AttendEventData> = {
  title: (loaded) => (loaded ? titleOf(loaded) : messages.attend),
  about: { isPrivate: true },
};
export { loadAttendEvent as loader } from './load-attend-event.ts';
export { AttendEventPage as Component };
