import type { PageHandle } from 'shared-api/contract/page.contract';
import { Link, useLoaderData } from 'shared-ui/router';
import { Bdi, buttonClass, EmptyState, island, Narrow, PageLayout, Panel, Stack } from 'shared-ui/static';
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
  const closed = step === 'cancel' ? null : shown?.closed;
  return (
    <PageLayout title={messages[step]}>
      <Narrow>
        <Stack>
          {shown && <Event {...shown} />}
          {closed ? (
            <Closed why={closed} />
          ) : (
            <Panel>
              <Form key={step} />
            </Panel>
          )}
        </Stack>
      </Narrow>
    </PageLayout>
  );
};

type Shown = NonNullable<AttendEventData['shown']>;

const Event = ({ id, title, event }: Shown) => (
  <Panel>
    <Stack>
      <p>
        <Link to={`/posts/${id}`}>
          <Bdi>{title}</Bdi>
        </Link>
      </p>
      <EventEntries event={event} />
    </Stack>
  </Panel>
);

const Closed = ({ why }: { why: NonNullable<Shown['closed']> }) => (
  <EmptyState
    title={why === 'members' ? messages.forMembers : messages.over}
    text={why === 'members' ? messages.forMembersHint : messages.overHint}
    action={
      <Link className={buttonClass({ variant: 'outline' })} to="/events">
        {messages.toEvents}
      </Link>
    }
  />
);

export const handle: PageHandle<AttendEventData> = {
  title: (loaded) => messages[loaded?.step ?? 'attend'],
  about: { isPrivate: true },
};
export { loadAttendEvent as loader } from './load-attend-event.ts';
export { AttendEventPage as Component };
